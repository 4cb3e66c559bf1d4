import { useRef, useState } from "preact/hooks";
import { say } from "../../texts/frame";
import { copyText } from "./clipboard";
import { Icon } from "./icon";

interface Props {
  link: string;
  qr: string;
  /** Whether only the server's own machine can open the link. */
  hereOnly: boolean;
  label: string;
  /**
   * The text that the device's share dialog sends with the link. If it is empty, there is no share button.
   */
  message?: string;
}

/** A link to copy, its QR code, and a warning if other devices cannot open it. */
export function LinkCard({ link, qr, hereOnly, label, message }: Props) {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const share = () => void navigator.share({ text: message ?? "", url: link }).catch(() => {});
  return (
    <div class="link-card">
      <div class="grow">
        <div class="row">
          <input
            ref={field}
            class="field grow"
            readOnly
            value={link}
            aria-label={label}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button
            type="button"
            class="button"
            onClick={() => void copyText(link, field.current).then(setCopied)}
          >
            <Icon name="link" size={18} /> {say(copied ? "copied" : "copy")}
          </button>
          {message && "share" in navigator && (
            <button type="button" class="button main" onClick={share}>
              <Icon name="send" size={18} /> {say("share")}
            </button>
          )}
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
