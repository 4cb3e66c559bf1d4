import { useTable } from "../../board";
import { Memo } from "../../memo";
import { SeatSign } from "../../seats";
import { Amounts, AnswerButton, amounts, answer, buttons, offered } from "../answers";
import { Shield } from "../art/pieces";
import { TextSign } from "../art/signs";
import { own } from "../messages";
import type { AztecaView } from "../view";
import { Armies } from "./armies";
import { BattleTray, NavalTray, RolledFor } from "./battle";
import { FallenCities } from "./fallen-cities";
import { Offerings } from "./form-more";
import { BY_FORM, FormTray, hasForm, useLook } from "./form-tray";
import { Markers } from "./markers";
import { Missions } from "./missions";
import { Plundered } from "./plunder";
import { BattleStory } from "./story";

/** The forms that belong to the slave lots and are shown below them. */
const ON_LOTS: ReadonlySet<string> = new Set(["Look", "Bid"]);

/**
 * A panel of fixed height with the subject of the phase, the form for the question, and finally the answer
 * that declines.
 */
export function Tray({ view }: { view: AztecaView }) {
  const table = useTable();
  const formed = hasForm(table);
  const offering = table.question?.kind === "OfferSp";
  const numbers = formed ? [] : amounts(table);
  const exchanging = Boolean(table.form) && table.question?.kind === "Exchange";
  const formFirst = exchanging || (formed && !ON_LOTS.has(table.question?.kind ?? ""));
  const others = formed ? [] : buttons(table).filter(({ word }) => !(exchanging && word === "reorganise"));
  return (
    <div class="tray" role="region" aria-label={own("tray")} tabIndex={-1}>
      <div class="tray-stage" role="group" aria-label={own("tray")} tabIndex={0}>
        {formFirst && <FormTray />}
        <Stage view={view} />
        {!formFirst && <FormTray />}
        <Missions />
        <Soldiers />
        {offering ? (
          <Offerings answers={numbers} />
        ) : (
          <Amounts answers={numbers} late={BY_FORM.has(table.question?.kind ?? "")} />
        )}
        <Sealing view={view} />
        {!formed && !offering && view.battle.length + view.naval_battle.length === 0 && (
          <div class="between-forms">
            <Memo of={[view.seats]}>{() => <Armies view={view} />}</Memo>
            <p class="phase-hint">
              <TextSign name={view.phase} size={40} />
              <span>{own(`hint-${view.phase}`)}</span>
            </p>
          </div>
        )}
      </div>
      {others.length > 0 && (
        <div class="tray-answers" role="group" aria-label={own("answers")}>
          {others.map((one) => (
            <AnswerButton key={one.word} answer={one} />
          ))}
        </div>
      )}
    </div>
  );
}

function Stage({ view }: { view: AztecaView }) {
  const table = useTable();
  const [battle, fleets] = [view.battle[0], view.naval_battle[0]];
  const bidding = hasForm(table) && table.question?.kind === "Bid";
  if (battle) return <BattleTray view={view} battle={battle} />;
  if (fleets) return <NavalTray battle={fleets} />;
  if (table.question?.kind === "Buy") return hasForm(table) ? null : <LooseWares />;
  return (
    <>
      {(view.phase === "war" || view.phase === "judgement") && <Plundered />}
      <FallenCities view={view} />
      {view.rolled_in_phase && <RolledFor view={view} />}
      {view.phase === "slaves" && view.lots.length > 0 && !bidding && <Lots view={view} />}
      {view.phase === "war" && (view.march.length > 0 || view.container.some((n) => n > 0)) && (
        <Container view={view} />
      )}
      {view.phase === "setup" && <Markers />}
      {(view.phase === "war" || view.phase === "lakes") && <BattleStory />}
    </>
  );
}

/** Offers each good for sale as a separate answer. This is used when the question has no form. */
function LooseWares() {
  const table = useTable();
  return (
    <div class="amounts late">
      {offered(table, /^buy /).map((word) => (
        <AnswerButton key={word} answer={answer(table, word)} />
      ))}
    </div>
  );
}

/** Shows the slave lots: who has looked at them, what the viewer knows, the viewer's bids and, once they
 * are revealed, all bids. */
function Lots({ view }: { view: AztecaView }) {
  const table = useTable();
  return (
    <div class="lots" role="group" aria-label={own("lots")}>
      {view.lots.map(({ lot, sp, own_bid: mine, seen_by }) => {
        const word = `look ${lot}`;
        const bids = view.seats.map((seat) => seat.bids[lot - 1] ?? 0);
        const content = (
          <>
            <b>{lot}</b>
            <span class={sp === null ? "lot-value" : "lot-value known"}>
              <TextSign name="slaves" size={22} />
              {sp ?? "?"}
            </span>
            <span class="lot-eyes">
              {seen_by.map((seat) => (
                <SeatSign key={seat} seat={seat} size={12} />
              ))}
            </span>
            {mine !== null && <span class="lot-bid">{mine}</span>}
            {bids.some((bid) => bid > 0) && (
              <span class="lot-bids">
                {bids.map((bid, seat) =>
                  bid > 0 ? (
                    <span key={seat}>
                      <SeatSign seat={seat} size={11} />
                      {bid}
                    </span>
                  ) : null,
                )}
              </span>
            )}
          </>
        );
        const label = own("lot", { lot, sp: sp ?? "?", n: seen_by.length });
        if (hasForm(table) && table.question?.kind === "Look")
          return (
            <LotToSee key={lot} lot={lot} label={label}>
              {content}
            </LotToSee>
          );
        return table.offers.has(word) ? (
          <AnswerButton key={lot} answer={{ ...answer(table, word), text: label }} class="lot">
            {content}
          </AnswerButton>
        ) : (
          <span key={lot} class="lot" role="img" aria-label={label}>
            {content}
          </span>
        );
      })}
    </div>
  );
}

/** A slave lot that the viewer may look at. */
function LotToSee({
  lot,
  label,
  children,
}: {
  lot: number;
  label: string;
  children: preact.ComponentChildren;
}) {
  const look = useLook(lot);
  return (
    <button
      class={`place lit answer-button lot${look?.chosen ? " chosen" : ""}`}
      aria-label={label}
      aria-pressed={look?.chosen ?? false}
      data-field={`look ${lot}`}
      onClick={look?.toggle}
    >
      {children}
    </button>
  );
}

/** Shows the counters that can still be drawn in the flower war. */
function Container({ view }: { view: AztecaView }) {
  const table = useTable();
  const march = view.march[0];
  return (
    <div class="container" role="group" aria-label={own("container")}>
      <p>{own("container")}</p>
      <div class="counters">
        {view.container.map((n, seat) => (
          <span key={seat} class="counters-of" role="img" aria-label={`${table.names[seat] ?? ""}: ${n}`}>
            {Array.from({ length: n }, (_, i) => (
              <SeatSign key={i} seat={seat} size={20} />
            ))}
          </span>
        ))}
      </div>
      {march && (
        <p
          class="march-line"
          role="img"
          aria-label={own(march.raid ? "raids" : "marches", {
            army: march.army.toUpperCase(),
            start: table.thing(march.start),
            n: march.steps,
          })}
        >
          <span class="fought-in" title={table.thing(march.start)}>
            {march.start}
          </span>
          {Array.from({ length: march.steps }, (_, i) => (
            <span key={i} class="march-step" />
          ))}
          <svg viewBox="-15 -16 30 32" width={30} height={32} aria-hidden="true">
            <Shield seat={march.seat} letter={march.army} units={0} active />
          </svg>
          <span>→</span>
          {march.raid && <TextSign name="raid" size={22} />}
        </p>
      )}
    </div>
  );
}

/** Lets the player choose which soldiers to lose or to send. */
function Soldiers() {
  const table = useTable();
  const words = offered(table, /^(lose|send) /);
  if (words.length === 0) return null;
  return (
    <div class="amounts" role="group" aria-label={own("soldiers")}>
      {words.map((word) => (
        <AnswerButton key={word} answer={answer(table, word)}>
          <TextSign name={word.includes("warrior") ? "warrior" : "jaguar"} size={20} />
          <span>{table.offers.get(word)?.words}</span>
        </AnswerButton>
      ))}
    </div>
  );
}

/**
 * Shows which players have sealed an answer while others are still thinking. The line is below everything
 * that can be pressed, because it appears while a player answers.
 */
function Sealing({ view }: { view: AztecaView }) {
  const table = useTable();
  if (view.sealed.length === 0 || view.battle.length + view.naval_battle.length > 0) return null;
  return (
    <p class="sealing">
      <TextSign name="envelope" size={18} /> {own("sealed")}{" "}
      {view.sealed.map((seat) => (
        <span key={seat}>
          <SeatSign seat={seat} size={15} /> {table.names[seat]}{" "}
        </span>
      ))}
    </p>
  );
}
