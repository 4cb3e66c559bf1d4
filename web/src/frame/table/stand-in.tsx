import type { SeatInfo } from "../../net/protocol";
import { botLevelOf } from "../../state/settings";
import { say } from "../../texts/frame";
import { ConfirmButton } from "../controls/confirm-button";
import { levelName } from "../lobby/level";
import { useTableState } from "./table-context";

/** A button in the list of seats that lets a bot play for this seat, or stops the bot. */
export function StandInButton({ seat }: { seat: SeatInfo }) {
  const { table } = useTableState();
  const mine = table.held.value.includes(seat.seat);
  const me = mine && table.held.value.length === 1;
  const chosen = botLevelOf(table.info.value?.game ?? "");
  const level = levelName(chosen);
  if (seat.stand_in) return mine ? <TakeBack seat={seat.seat} /> : null;
  if (
    seat.kind !== "person" ||
    table.info.value?.state !== "running" ||
    (!mine && (!table.host.value || !seat.away))
  )
    return null;
  const start = () => void table.act({ do: "stand_in", seat: seat.seat, level: chosen });
  return (
    <ConfirmButton
      small
      label={say(me ? "let-bot-play-mine" : "let-bot-play")}
      question={me ? say("let-bot-ask-mine", { level }) : say("let-bot-ask", { level, name: seat.name })}
      yes={say("let-bot-yes")}
      act={start}
    />
  );
}

/**
 * Lists the seats on this page that a bot is playing, each with a button that stops the bot. It is needed
 * when the question box is out of view.
 */
export function StandInNotice({ upright }: { upright: boolean }) {
  const { table } = useTableState();
  const info = table.info.value;
  const held = table.held.value;
  if (info?.state !== "running") return null;
  const shown = held.filter((seat) => info.seats[seat]?.stand_in && (upright || seat !== table.seat.value));
  if (shown.length === 0) return null;
  if (held.length === 1)
    return (
      <p class="stop-bot">
        <TakeBack seat={held[0]!} main />
      </p>
    );
  return (
    <div class="connection plain" role="status">
      {shown.map((seat) => (
        <StandInCard key={seat} seat={seat} />
      ))}
    </div>
  );
}

/** Shows that a bot is playing one of the seats on this page, with a button that stops the bot. */
export function StandInCard({ seat, button = true }: { seat: number; button?: boolean }) {
  const { table } = useTableState();
  const at = table.info.value?.seats[seat];
  if (!at) return null;
  const several = table.held.value.length > 1;
  const level = levelName(at.level);
  return (
    <p class="plays-for">
      {several ? say("bot-plays-for", { level, name: at.name }) : say("bot-plays-for-me", { level })}{" "}
      {button && <TakeBack seat={seat} main />}
    </p>
  );
}

function TakeBack({ seat, main = false }: { seat: number; main?: boolean }) {
  const { table } = useTableState();
  const several = table.held.value.length > 1;
  return (
    <button
      class={main ? "button small main" : "button small"}
      data-take-back={seat}
      onClick={() => void table.act({ do: "take_back", seat })}
    >
      {several
        ? say("take-seat-back-of", { name: table.info.value?.seats[seat]?.name ?? "" })
        : say("take-seat-back")}
    </button>
  );
}
