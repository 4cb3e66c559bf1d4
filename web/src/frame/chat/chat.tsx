import { useEffect, useState } from "preact/hooks";
import { SeatSign } from "../../boards/seats";
import type { ChatLine, Promises, SeatInfo } from "../../net/protocol";
import { chatPartnerOf } from "../../state/chat-partner";
import { promisesOf } from "../../state/promises";
import { say } from "../../texts/frame";
import { Icon } from "../controls/icon";
import { useTableState } from "../table/table-context";
import { type EntryProps, ProposalCard } from "./proposal";
import { ProposalForm } from "./proposal-form";

/** Messages to all players or to one seat, and proposals if the game supports them. */
export function Chat() {
  const { table, assets } = useTableState();
  const [text, setText] = useState("");
  const [proposing, setProposing] = useState(false);
  const [promises, setPromises] = useState<Promises | null>(null);
  useEffect(() => void promisesOf(assets.game).then(setPromises, () => {}), [assets.game]);
  const me = table.seat.value;
  const people =
    me < 0
      ? []
      : (table.info.value?.seats ?? []).filter(
          (one) => one.seat !== me && one.kind === "person" && !one.stand_in,
        );
  const lines = table.chat.value;
  const [to, setTo] = useAddressee(lines, me, people, text === "" && !proposing);
  const writes = table.held.value.length > 0 || table.host.value;
  const may = promises !== null && promises.promises.length > 0 && people.length > 0;
  return (
    <div class="chat">
      <ol class="chat-lines" aria-live="polite" tabIndex={0}>
        {lines
          .filter((line) => line.about === "")
          .map((line) => (
            <ChatEntry
              key={line.id}
              line={line}
              answers={lines.filter((one) => one.about === line.id)}
              promises={promises}
            />
          ))}
      </ol>
      {people.length > 0 && !proposing && <Addressee people={people} to={to} choose={setTo} />}
      {!writes ? (
        <p class="quiet-text">{say("chat-only-seats")}</p>
      ) : proposing && promises ? (
        <ProposalForm promises={promises} to={to} close={() => setProposing(false)}>
          <Addressee people={people} to={to} choose={setTo} />
        </ProposalForm>
      ) : (
        <Words text={text} setText={setText} to={to} name={people.find((one) => one.seat === to)?.name ?? ""}>
          {may && (
            <button
              type="button"
              class="button small"
              data-open-propose
              title={say("propose")}
              aria-label={say("propose")}
              onClick={() => setProposing(true)}
            >
              {say("propose")}
            </button>
          )}
        </Words>
      )}
    </div>
  );
}

/**
 * The addressee of the next message, which the viewer can select. When somebody whispers to the viewer, it
 * changes to that person as soon as the viewer is not writing a message.
 */
function useAddressee(
  lines: ChatLine[],
  me: number,
  people: SeatInfo[],
  free: boolean,
): [number | null, (seat: number | null) => void] {
  const partner = chatPartnerOf(lines, me);
  const [to, setTo] = useState(partner);
  const whispered = lines.filter((line) => line.addressee === me && line.about === "").length;
  const [answered, setAnswered] = useState(whispered);
  useEffect(() => {
    if (whispered === answered || !free) return;
    setAnswered(whispered);
    setTo(partner);
  }, [whispered, free]);
  return [people.some((one) => one.seat === to) ? to : null, setTo];
}

function ChatEntry({ line, answers, promises }: EntryProps) {
  const { table } = useTableState();
  const seats = table.info.value?.seats ?? [];
  if (line.seat === null && line.name === "")
    return <li class="quiet-text">{housekeeping(line.text, seats)}</li>;
  const whisper =
    line.addressee === null ? "" : say("whispers-to", { name: seats[line.addressee]?.name ?? "" });
  return (
    <li class={whisper ? "whisper" : undefined}>
      {line.seat !== null && <SeatSign seat={line.seat} size={14} />} <strong>{line.name}</strong>{" "}
      {whisper && <em>{whisper} </em>}
      {line.kind === "proposal" ? (
        <ProposalCard line={line} answers={answers} promises={promises} />
      ) : (
        line.text
      )}
    </li>
  );
}

/** The text of a message from the table itself, such as `seat-handed-over 1`. */
function housekeeping(text: string, seats: SeatInfo[]): string {
  const [message = "", seat] = text.split(" ");
  return say(message, { name: seats[Number(seat)]?.name ?? "" });
}

function Addressee({
  people,
  to,
  choose,
}: {
  people: SeatInfo[];
  to: number | null;
  choose: (seat: number | null) => void;
}) {
  return (
    <label class="chat-to">
      <span>{say("chat-to")}</span>
      <select
        class="field"
        id="chat-to"
        value={to ?? ""}
        onChange={(event) =>
          choose(event.currentTarget.value === "" ? null : Number(event.currentTarget.value))
        }
      >
        <option value="">{say("chat-to-all")}</option>
        {people.map((one) => (
          <option key={one.seat} value={one.seat}>
            {say("chat-to-one", { name: one.name })}
          </option>
        ))}
      </select>
    </label>
  );
}

interface WordsProps {
  text: string;
  setText: (text: string) => void;
  to: number | null;
  name: string;
  children: preact.ComponentChildren;
}

function Words({ text, setText, to, name, children }: WordsProps) {
  const { table } = useTableState();
  const invites = to === null ? say("chat-say") : say("chat-say-to", { name });
  const send = (event: Event) => {
    event.preventDefault();
    if (!text.trim()) return;
    const seat = table.seat.value;
    void table.act({
      do: "chat",
      text: text.trim(),
      ...(seat >= 0 ? { seat } : {}),
      ...(to === null ? {} : { addressee: to }),
    });
    setText("");
  };
  return (
    <form class="row" onSubmit={send}>
      <label class="sr" for="chat-text">
        {say("chat-say")}
      </label>
      <input
        id="chat-text"
        class="field grow"
        maxLength={500}
        placeholder={invites}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button class="button small" aria-label={say("chat-send")}>
        <Icon name="send" size={18} />
      </button>
      {children}
    </form>
  );
}
