import { SeatSign } from "../../boards/seats";
import type { TableInfo } from "../../net/protocol";
import { say } from "../../texts/frame";
import { PersonActions } from "../community/person-actions";
import { ConfirmButton } from "../controls/confirm-button";
import { BotLevel } from "../lobby/level";
import { lasts } from "../table/clock";
import { LeaveGame } from "../table/leave-game";
import { StandInButton } from "../table/stand-in";
import { useTableState } from "../table/table-context";
import { BoxSection } from "./box-section";
import { ClaimFor } from "./claim-for";
import { FateSection } from "./fate-section";
import { Sheet } from "./sheet";

/** The sheet for the table itself: seats, pauses, giving up, the sealed seed and the record. */
export function TableSheet() {
  const { table } = useTableState();
  const info = table.info.value!;
  const seat = table.seat.value;
  const running = info.state === "running";
  return (
    <Sheet title={say("sheet-table")}>
      <ol class="waiting-seats">
        {info.seats.map((one) => (
          <li key={one.seat}>
            <SeatSign seat={one.seat} size={22} /> {one.name}
            {(one.kind === "bot" || one.stand_in) && <BotLevel seat={one} />}
            <StandInButton seat={one} />
            <ClaimFor seat={one} />
            <PersonActions seat={one} />
          </li>
        ))}
      </ol>
      {seat >= 0 && (
        <div class="row">
          {running && <PauseButton seat={seat} info={info} />}
          {running && <TakeBack />}
          {running && <GiveUp seat={seat} />}
          {running && <LeaveGame seat={seat} />}
        </div>
      )}
      <BoxSection />
      {info.hints !== "allowed" && <p class="quiet-text">{say(`hints-here-${info.hints}`)}</p>}
      <FateSection />
    </Sheet>
  );
}

/**
 * Take-back buttons, one for each of the viewer's seats. If several people share a device, the turn may
 * already have passed to another of them.
 */
function TakeBack() {
  const { table } = useTableState();
  const mine = table.held.value.filter((seat) => !table.isReplaced(seat));
  const label = (seat: number) =>
    mine.length > 1
      ? say("ask-rewind-of", { name: table.info.value?.seats[seat]?.name ?? "" })
      : say("ask-rewind");
  return (
    <>
      {mine.map((seat) => (
        <button key={seat} class="button" onClick={() => void table.act({ do: "rewind", seat, question: 0 })}>
          {label(seat)}
        </button>
      ))}
    </>
  );
}

/**
 * A button for giving up. If the viewer plays only with bots, nobody else has to agree, and the game ends
 * immediately.
 */
function GiveUp({ seat }: { seat: number }) {
  const { table } = useTableState();
  const others = table.info.value?.alone === false;
  const label = say(others ? "give-up" : "give-up-alone");
  return (
    <ConfirmButton
      label={label}
      question={say(others ? "give-up-ask" : "give-up-ask-alone")}
      yes={label}
      act={() => void table.act({ do: "abandon", seat })}
    />
  );
}

/**
 * A button for using the viewer's own pause time. Once it is used up, or for a longer pause, the others are
 * asked to agree.
 */
function PauseButton({ seat, info }: { seat: number; info: TableInfo }) {
  const { table } = useTableState();
  const left = info.seats[seat]?.pause_left ?? 0;
  const pause = () => void table.act({ do: "pause", seat });
  if (info.alone)
    return (
      <button class="button" data-pause onClick={pause}>
        {say("pause")}
      </button>
    );
  const asked = info.votes.some((vote) => vote.about === "pause");
  return (
    <>
      {left > 0 && (
        <button class="button" data-pause onClick={pause}>
          {say("pause-for", { time: lasts(left) })}
        </button>
      )}
      {!asked && (
        <button class="button" onClick={() => void table.act({ do: "long_pause", seat })}>
          {say("pause-ask-longer")}
        </button>
      )}
    </>
  );
}
