import { useState } from "preact/hooks";
import { say } from "../../texts/frame";
import { Icon } from "./icon";

interface Props {
  link: string;
  qr: string;
  /** Only the server's own machine can open it. */
  hereOnly: boolean;
  label: string;
}

/** A link to be copied, the same as a QR code, and a word of warning where nobody else could open it. */
export function LinkCard({ link, qr, hereOnly, label }: Props) {
  const [copied, setCopied] = useState(false);
  return (
    <div class="link-card">
      <div class="grow">
        <div class="row">
          <input
            class="field grow"
            readOnly
            value={link}
            aria-label={label}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button
            type="button"
            class="button"
            onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true))}
          >
            <Icon name="link" size={18} /> {say(copied ? "copied" : "copy")}
          </button>
        </div>
        {hereOnly && (
          <p class="warning" role="note">
            {say("here-only")} <code>patolli serve --host 0.0.0.0</code>
          </p>
        )}
      </div>
      {qr && (
        <img class="qr" alt={say("invite-qr")} src={`data:image/svg+xml;utf8,${encodeURIComponent(qr)}`} />
      )}
    </div>
  );
}
