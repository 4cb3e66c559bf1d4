import { useTable } from "../../board";
import { SeatSign } from "../../seats";
import { Amounts, AnswerButton, amounts, answer, buttons, offered } from "../answers";
import { TextSign } from "../art/signs";
import { type AztecaBox, priceOf } from "../components";
import { distribution } from "../distribution";
import { own } from "../messages";
import { type AztecaView, BOXES, SOLDIERS } from "../view";
import { BattleTray, NavalTray, RolledFor } from "./battle";
import { BattleStory } from "./story";

/** Of fixed height: what the phase is about, the form of the question, and last what declines. */
export function Tray({ view }: { view: AztecaView }) {
  const table = useTable();
  const numbers = amounts(table);
  const others = buttons(table);
  return (
    <div class="tray" role="region" aria-label={own("tray")} tabIndex={-1}>
      <div class="tray-stage">
        <Stage view={view} />
        <Soldiers />
        <Lay />
        <Amounts answers={numbers} />
        {view.battle.length + view.naval_battle.length === 0 && (
          <p class="phase-hint">{own(`hint-${view.phase}`)}</p>
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
  if (battle) return <BattleTray view={view} battle={battle} />;
  if (fleets) return <NavalTray view={view} battle={fleets} />;
  if (offered(table, /^buy /).length > 0) return <Shop view={view} />;
  return (
    <>
      {view.dice.length > 0 && isOfPhase(view) && <RolledFor view={view} />}
      {view.phase === "slaves" && view.lots.length > 0 && <Lots view={view} />}
      {view.phase === "war" && (view.march.length > 0 || view.container.some((n) => n > 0)) && (
        <Container view={view} />
      )}
      {view.phase === "setup" && <Markers view={view} />}
      <ToShare view={view} />
      {(view.phase === "war" || view.phase === "lakes") && <BattleStory />}
      <Sealing view={view} />
    </>
  );
}

const ROLLS: Record<string, string> = {
  "roll-tlaloc": "tribute",
  "roll-submission": "pochtecas",
  "roll-assassination": "pochtecas",
  "roll-rebellion": "pochtecas",
  "roll-ships": "lakes",
  "roll-judgement": "judgement",
};

/** Dice lie there until others are thrown; those of an earlier phase no longer matter. */
function isOfPhase(view: AztecaView): boolean {
  return view.rolled_for !== null && (ROLLS[view.rolled_for] ?? "war") === view.phase;
}

const OTHER_WARES = ["pochteca", "general", "ship", "dike 7", "dike 8", "dike 10"];

/** What can be bought: soldiers by the box they go to, everything else by one click. */
function Shop({ view }: { view: AztecaView }) {
  const table = useTable();
  const box = table.box as AztecaBox;
  const aztecs = view.seats[table.viewer]?.people === "aztecs";
  const wares = OTHER_WARES.filter((ware) => !ware.startsWith("dike") || aztecs);
  return (
    <div class="shop" role="group" aria-label={own("shop")}>
      {SOLDIERS.map((kind) => (
        <div class="shop-row" key={kind}>
          <span class="ware">
            <TextSign name={kind} size={22} /> {table.thing(kind)} <Price n={priceOf(box, kind)} />
          </span>
          <span class="ware-boxes">
            {BOXES.map((to) => (
              <Ware key={to} word={`buy ${kind} ${to}`}>
                {to === "reserve" ? "R" : to.toUpperCase()}
              </Ware>
            ))}
          </span>
        </div>
      ))}
      <div class="shop-others">
        {wares.map((ware) => {
          const [unit = "", site] = ware.split(" ");
          return (
            <Ware key={ware} word={`buy ${ware}`}>
              <TextSign name={unit} size={20} />
              <span>{site ? table.thing(site) : table.thing(unit)}</span>
              <Price n={priceOf(box, unit)} />
            </Ware>
          );
        })}
      </div>
    </div>
  );
}

function Price({ n }: { n: number }) {
  return (
    <span class="price">
      {n}
      <TextSign name="tribute" size={14} />
    </span>
  );
}

/** One thing to buy with how many of it lie in the own order; what cannot be bought explains why. */
function Ware({ word, children }: { word: string; children: preact.ComponentChildren }) {
  const table = useTable();
  const ordered = (table.view as AztecaView).slips.filter((slip) => slip === word).length;
  const badge = ordered > 0 && <span class="ordered">+{ordered}</span>;
  if (table.offers.has(word))
    return (
      <AnswerButton answer={answer(table, word)} written>
        {children}
        {badge}
      </AnswerButton>
    );
  return (
    <button
      class="place still answer-button"
      data-word={word}
      aria-disabled="true"
      onClick={(event) => table.explain(event.currentTarget)}
    >
      {children}
      {badge}
    </button>
  );
}

/** The slave lots: who has looked, what one knows, own bids and, once they lie open, everybody's. */
function Lots({ view }: { view: AztecaView }) {
  const table = useTable();
  const sealed = view.slips.filter((slip) => /^\d+$/.test(slip)).map(Number);
  return (
    <div class="lots" role="group" aria-label={own("lots")}>
      {view.lots.map(({ lot, sp, seen_by }) => {
        const word = `look ${lot}`;
        const bids = view.seats.map((seat) => seat.bids[lot - 1] ?? 0);
        const mine = sealed[lot - 1];
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
            {mine !== undefined && <span class="lot-bid">{mine}</span>}
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

/** The counters that are still to be drawn in the flower war. */
function Container({ view }: { view: AztecaView }) {
  const table = useTable();
  const march = view.march[0];
  return (
    <div class="container" role="group" aria-label={own("container")}>
      <p>{own("container")}</p>
      <div class="counters">
        {view.container.map((n, seat) => (
          <span key={seat} class="counters-of" role="img" aria-label={`${table.names[seat] ?? ""}: ${n}`}>
            {Array.from({ length: n + (view.diversions[seat] ?? 0) }, (_, i) => (
              <SeatSign key={i} seat={seat} size={20} />
            ))}
          </span>
        ))}
      </div>
      {march && (
        <p>
          <SeatSign seat={march.seat} size={16} />{" "}
          {own(march.raid ? "raids" : "marches", {
            army: march.army.toUpperCase(),
            start: table.thing(march.start),
            n: march.steps,
          })}
        </p>
      )}
    </div>
  );
}

/** Soldiers that are still to be shared out. */
function ToShare({ view }: { view: AztecaView }) {
  const table = useTable();
  const left = distribution(view, table.viewer)?.left;
  if (!left || table.question?.kind !== "Fill") return null;
  return (
    <p class="to-share">
      {own("to-share")}
      {SOLDIERS.map((kind) => (
        <span key={kind} role="img" aria-label={`${table.thing(kind, left[kind])}: ${left[kind]}`}>
          <TextSign name={kind} size={22} /> {left[kind]}
        </span>
      ))}
    </p>
  );
}

/** The territory markers in the own hand. */
function Markers({ view }: { view: AztecaView }) {
  const table = useTable();
  const hand = view.seats[table.viewer]?.marker_hand ?? {};
  if (Object.keys(hand).length === 0) return null;
  return (
    <div class="markers" role="group" aria-label={own("own-markers")}>
      <p>{own("own-markers")}</p>
      {Object.entries(hand).flatMap(([kind, n]) =>
        Array.from({ length: n }, (_, i) => (
          <span key={`${kind} ${i}`} class="marker-chip">
            {kind.replace("marker", "")}
          </span>
        )),
      )}
    </div>
  );
}

/** Which marker is laid down. */
function Lay() {
  const table = useTable();
  const words = offered(table, /^lay /);
  if (words.length === 0) return null;
  return (
    <div class="amounts" role="group" aria-label={own("own-markers")}>
      {words.map((word) => (
        <AnswerButton key={word} answer={answer(table, word)} />
      ))}
    </div>
  );
}

/** Soldiers that are lost or sent. */
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

/** Who has sealed an answer while others still think. */
function Sealing({ view }: { view: AztecaView }) {
  const table = useTable();
  if (view.sealed.length === 0) return null;
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
