import { useEffect, useRef, useState } from "preact/hooks";
import { SeatSign } from "../../boards/seats";
import type { ChanceAsked } from "../../net/protocol";
import { matchingOutcomes } from "../../state/outcome-search";
import { say } from "../../texts/frame";
import { Icon } from "../controls/icon";
import { useTableState } from "../table/table-context";

/** Up to this number of outcomes are listed. A search field is shown if there are more. */
const FEW = 8;

/**
 * A form for games played with the printed components: a person who sees the roll or the draw types its
 * result.
 */
export function ChanceForm({ chance }: { chance: ChanceAsked }) {
  const { table } = useTableState();
  const seat = table.seat.value;
  const mine = chance.typists.includes(seat);
  const nobody = chance.typists.length === 0 && seat >= 0;
  return (
    <div class="chance-form" data-chance={chance.kind} data-number={chance.number}>
      {mine ? (
        <Outcomes key={chance.number} chance={chance} />
      ) : (
        <p class="quiet-text">{nobody ? say("chance-nobody") : <Typists seats={chance.typists} />}</p>
      )}
      {(mine || nobody) && (
        <p class="row chance-computer">
          <button class="button small" data-computer="one" onClick={() => void table.enterOutcome("")}>
            {say("chance-computer")}
          </button>
          <button class="button small" data-computer="rest" onClick={() => void table.enterOutcome("", true)}>
            {say("chance-computer-rest")}
          </button>
        </p>
      )}
    </div>
  );
}

function Typists({ seats }: { seats: number[] }) {
  const { table } = useTableState();
  const names = table.info.value?.seats ?? [];
  return (
    <>
      {seats.map((seat) => (
        <span key={seat} class="asked-seat">
          <SeatSign seat={seat} size={20} /> {say("chance-types", { name: names[seat]?.name ?? "" })}
        </span>
      ))}
    </>
  );
}

function Outcomes({ chance }: { chance: ChanceAsked }) {
  const { table } = useTableState();
  const [typed, setTyped] = useState("");
  const [sent, setSent] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const many = chance.options.length > FEW;
  const found = matchingOutcomes(typed, chance.options);
  useEffect(() => {
    if (document.activeElement === document.body) input.current?.focus({ preventScroll: true });
  }, []);
  const enter = (text: string) => {
    if (sent) return;
    setSent(true);
    void table.enterOutcome(text).then(() => setSent(false));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (found.length === 1) enter(found[0]!.text);
      }}
    >
      {many && (
        <label class="chance-search">
          <span>{say("chance-search")}</span>
          <input
            ref={input}
            class="field"
            type="search"
            autocomplete="off"
            spellcheck={false}
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
      )}
      <ul class="chance-outcomes" aria-label={chance.words}>
        {found.map((one) => (
          <li key={one.text}>
            <button
              type="button"
              class="button small"
              data-outcome={one.text}
              data-about={one.text.split(" ").slice(1).join(" ")}
              disabled={sent}
              onClick={() => enter(one.text)}
            >
              {one.words || one.text}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p role="alert" class="trouble">
          {say("chance-none")}
        </p>
      )}
    </form>
  );
}

/**
 * A button with which the person who typed the last outcome can take it back until someone makes a decision.
 */
export function TakeBackTyped() {
  const { table } = useTableState();
  if (!table.seatState.value?.outcomeBack || table.seat.value < 0) return null;
  return (
    <button class="button quiet small" data-outcome-back onClick={() => table.takeBackOutcome()}>
      <Icon name="undo" size={18} /> {say("chance-back")}
    </button>
  );
}
