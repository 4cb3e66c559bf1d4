import { useEffect, useRef, useState } from "preact/hooks";
import { ifMeant, markChanged } from "../../state/pointer";
import { say } from "../../texts/frame";
import { useEscape } from "../hooks/use-escape";

interface Props {
  /** The label of the first button. */
  label: string;
  /** A description of the consequences, shown before the action is carried out. */
  question: string;
  /** The label of the button that carries out the action. */
  yes: string;
  act: () => void;
  small?: boolean;
  quiet?: boolean;
}

/** A button for an action that is hard to undo. The first press only shows the consequences. */
export function ConfirmButton({ label, question, yes, act, small = false, quiet = false }: Props) {
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  const close = () => {
    asked.current = true;
    setAsking(false);
  };
  useEffect(() => {
    if (!asking && asked.current) button.current?.focus();
  }, [asking]);
  if (!asking) {
    return (
      <button
        ref={button}
        class={`button${small ? " small" : ""}${quiet ? " quiet" : ""}`}
        onClick={() => setAsking(true)}
      >
        {label}
      </button>
    );
  }
  return (
    <Asking
      question={question}
      yes={yes}
      act={() => {
        close();
        act();
      }}
      close={close}
    />
  );
}

function Asking({
  question,
  yes,
  act,
  close,
}: Pick<Props, "question" | "yes" | "act"> & { close: () => void }) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    markChanged();
    back.current?.focus();
  }, []);
  useEscape(close);
  return (
    <div class="asking" role="group" aria-label={question}>
      <p>{question}</p>
      <div class="row">
        <button class="button small main" onClick={ifMeant(act)}>
          {yes}
        </button>
        <button ref={back} class="button small" onClick={close}>
          {say("back")}
        </button>
      </div>
    </div>
  );
}
