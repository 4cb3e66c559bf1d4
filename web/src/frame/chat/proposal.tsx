import type { ChatLine, Promises } from "../../net/protocol";
import { proposalOf } from "../../state/promises";
import { say } from "../../texts/frame";
import { useTableState } from "../table/table-context";
import { usePromiseText } from "./promise-text";

export interface EntryProps {
  line: ChatLine;
  /** The replies to this line, if it is a proposal. */
  answers: ChatLine[];
  promises: Promises | null;
}

/**
 * A proposal in the chat. It shows what is offered, what is wanted in return and the replies so far, and lets
 * the viewer reply.
 */
export function ProposalCard({ line, answers, promises }: EntryProps) {
  const { table } = useTableState();
  const words = usePromiseText(promises);
  const { gives, wants } = proposalOf(line.text);
  const me = table.seat.value;
  const open =
    me >= 0 &&
    line.seat !== me &&
    (line.addressee === null || line.addressee === me) &&
    !answers.some((one) => one.seat === me);
  const reply = (yes: boolean) => void table.act({ do: "reply", seat: me, about: line.id, yes });
  return (
    <div class="proposal">
      {gives.length > 0 && <Half title={say("proposal-gives")} promises={gives.map(words)} />}
      {wants.length > 0 && <Half title={say("proposal-wants")} promises={wants.map(words)} />}
      {answers.map((one) => (
        <p key={one.id} class={one.kind === "accepted" ? "answer-yes" : "answer-no"}>
          {say(`proposal-${one.kind}`, { name: one.name })}
        </p>
      ))}
      {open && (
        <div class="row">
          <button class="button small main" data-reply="yes" onClick={() => reply(true)}>
            {say("proposal-accept")}
          </button>
          <button class="button small" data-reply="no" onClick={() => reply(false)}>
            {say("proposal-decline")}
          </button>
        </div>
      )}
    </div>
  );
}

function Half({ title, promises }: { title: string; promises: string[] }) {
  return (
    <>
      <p class="quiet-text">{title}</p>
      <ul>
        {promises.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  );
}
