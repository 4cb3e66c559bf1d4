import { useEffect, useRef, useState } from "preact/hooks";
import { positionLink } from "../../state/position-link";
import { say } from "../../texts/frame";
import { copyText } from "../controls/clipboard";
import { CopyRow } from "../controls/copy-row";
import { Icon } from "../controls/icon";
import { Popup } from "../controls/popup";

/** The position as a link and as text. */
export function SharePosition({ game, position }: { game: string; position: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div class="tour-chapters">
      <button class="button quiet small" data-share aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="link" /> {say("position-share")}
      </button>
      {open && (
        <Popup
          class="tour-chapter-list share-position"
          label={say("position-share")}
          close={() => setOpen(false)}
        >
          <Shared game={game} position={position} />
        </Popup>
      )}
    </div>
  );
}

function Shared({ game, position }: { game: string; position: string }) {
  const [link, setLink] = useState("");
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    void positionLink(game, position).then(setLink);
  }, [game, position]);
  return (
    <>
      {link && <CopyRow label={say("position-link")} text={link} />}
      <label>
        {say("position-text")}
        <textarea ref={field} class="field" rows={6} readOnly value={position} spellcheck={false} />
      </label>
      <button
        class="button small"
        data-copy-text
        onClick={() => void copyText(position, field.current).then(setCopied)}
      >
        {say(copied ? "copied" : "position-copy-text")}
      </button>
    </>
  );
}
