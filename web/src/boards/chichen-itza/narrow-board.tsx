import { useEffect, useState } from "preact/hooks";
import { useTable } from "../board";
import { SeatSign } from "../seats";
import { AnswerButtons, useAnswers } from "./answers";
import { type SignName, TextSign } from "./art/signs";
import { FightButton } from "./fight/fight-button";
import { FightStage } from "./fight/stage";
import { useFight } from "./fight/use-fight";
import { MapFrame } from "./map/map-frame";
import { ACTIONS_WIDTH, FAVOR_HEIGHT, UPRIGHT_BOARD } from "./measures";
import { own } from "./messages";
import { useGlow, useShownCard } from "./notices";
import { Actions, actionsHeight } from "./panels/actions";
import { CreatureTable } from "./panels/creature-table";
import { Favor } from "./panels/favor";
import { CardInPassing, LargeCard } from "./panels/large-card";
import { Market } from "./panels/market";
import { PlayerBoard } from "./panels/player-board";
import { linesHeight, RoundsInLines } from "./panels/rounds";
import { shownCreatures, shownSeat } from "./shown-board";
import { StepperBar } from "./steppers/stepper-bar";
import { useStepper } from "./steppers/use-stepper";
import { type ChichenView, isDark } from "./view";
import { type Part, partOf } from "./words";

/**
 * The parts of the board, each with its sign. For tours, the last entry lists the prefixes of the CSS classes
 * and components in the part.
 */
const PARTS: [Part, SignName, string][] = [
  ["map", "temple", "P city"],
  ["actions", "coins", "actions"],
  ["rounds", "sun", "rounds favor T"],
  ["cards", "god-card", "market G H"],
  ["boards", "gear", "player-board star"],
];
/**
 * Parts that the stage of a fight covers. The action board is not among them: actions are also in the list
 * below the board, so the end of a fight can stay visible while the player chooses one.
 */
const UNDER_STAGE: ReadonlySet<Part> = new Set(["map", "cards", "boards"]);
const TABS = 48;
const SEAT_TABS = 48;
/** If the pane is at least this many pixels wide, the map stays visible next to the other parts. */
const SPLIT = 620;
const MAP_SHARE = 0.65;
/** Parts that need the full width. */
const BROAD = new Set<Part>(["rounds", "boards"]);
const ROUNDS_WIDTH = 408;
/** The gap between the rounds and the favour stairs below them. */
const ROUNDS_GAP = 14;

/**
 * Shows one part of the table at a time, with a tab for each. The part in which the question is answered
 * opens automatically, and a fight takes up the whole pane.
 */
export function NarrowBoard({ width, height }: { width: number; height: number }) {
  const table = useTable();
  const view = table.view as ChichenView;
  const { fight, closed, reopen } = useFight(UNDER_STAGE);
  useGlow();
  const { card, next, aside } = useShownCard();
  const steps = useStepper();
  const split = width >= SPLIT;
  const parts = split ? PARTS.filter(([one]) => one !== "map") : PARTS;
  const [chosen, setPart] = useState<Part>("map");
  const part = split && chosen === "map" ? "actions" : chosen;
  const lit = new Set(
    [...table.offers]
      .filter(([word, offer]) => offer.chain.length === 1 && !word.startsWith("idol"))
      .map(([word]) => partOf(word)),
  );
  const number = table.question?.number;
  // While the player chooses an action, all actions are in the list below, and the map shows their targets.
  const choosesAction = table.question?.kind === "ChooseAction";
  useEffect(() => {
    const wanted = parts.find(([one]) => lit.has(one))?.[0];
    const mapServes = split ? lit.has("map") : part === "map" && choosesAction;
    if (wanted && !lit.has(part) && !mapServes) setPart(wanted);
  }, [number, lit.size]);
  useEffect(() => {
    if (shownSeat.value !== null) setPart("boards");
  }, [shownSeat.value]);
  if (shownCreatures.value) return <CreatureTable />;
  if (fight) return <FightStage fight={fight} answerable={split} />;
  const room = height - TABS;
  const dark = isDark(view, view.round) ? " night" : "";
  const seat = shownSeat.value ?? Math.max(0, table.viewer);
  const beside = split && !BROAD.has(part);
  const wide = beside ? Math.round(width * (1 - MAP_SHARE)) : width;
  // without this space, the bar would cover a tile
  const distributes = steps !== null && !split && part === "map";
  const side = (
    <div class="chichen-side" style={{ width: `${wide}px` }}>
      {distributes && <StepperBar />}
      <div
        class="part-tabs"
        role="tablist"
        aria-label={own("parts")}
        hidden={distributes}
        onPointerDown={(event) => event.stopPropagation()}
      >
        {parts.map(([one, sign, holds]) => (
          <button
            key={one}
            role="tab"
            aria-selected={part === one}
            data-holds={holds}
            class={lit.has(one) ? "part-tab has-answers" : "part-tab"}
            onClick={() => setPart(one)}
          >
            <TextSign name={sign} size={24} />
            <span>{own(`part-${one}`)}</span>
          </button>
        ))}
        {closed && <FightButton open={reopen} />}
      </div>
      {part === "boards" && (
        <div class="seat-tabs" role="group" aria-label={own("players")}>
          {view.seats.map((_, i) => (
            <button
              key={i}
              aria-pressed={seat === i}
              aria-label={own("open-board", { name: table.names[i] ?? "" })}
              onClick={() => (shownSeat.value = i === table.viewer ? null : i)}
            >
              <SeatSign seat={i} size={20} />
              <span>{table.names[i] ?? ""}</span>
            </button>
          ))}
        </div>
      )}
      <svg
        class={`chichen-part part-${part}${dark}`}
        role="group"
        aria-label={own(`part-${part}`)}
        viewBox={boxOf(part, view, wide, room)}
        width={wide}
        height={part === "boards" ? room - SEAT_TABS : room}
      >
        {part === "map" && <MapFrame box={{ x: 0, y: 0, width: wide, height: room }} zooms leaves />}
        {part === "actions" && <Actions view={view} />}
        {part === "rounds" && (
          <>
            <RoundsInLines view={view} width={ROUNDS_WIDTH} />
            <g transform={`translate(0 ${linesHeight(view) + ROUNDS_GAP})`}>
              <Favor view={view} width={ROUNDS_WIDTH} height={FAVOR_HEIGHT} />
            </g>
          </>
        )}
        {part === "cards" && <Market view={view} width={wide - 8} height={room - 8} />}
        {part === "boards" && <PlayerBoard seat={seat} upright />}
      </svg>
      {!split && part === "boards" && <PaysAll />}
      {card && (
        <div class="card-over">
          {aside ? <CardInPassing card={card} /> : <LargeCard card={card} close={next} />}
        </div>
      )}
    </div>
  );
  if (!beside) return side;
  return (
    <div class="chichen-split">
      <svg
        class={`chichen-part part-map${dark}`}
        role="group"
        aria-label={own("part-map")}
        width={width - wide}
        height={height}
      >
        <MapFrame box={{ x: 0, y: 0, width: width - wide, height }} leaves />
      </svg>
      {side}
      <AnswersBelow />
    </div>
  );
}

/** A button that pays the upkeep of all heroes; the other answers are in the list below. */
function PaysAll() {
  const whole = useAnswers().filter(({ word }) => word.startsWith("keep ") && word.includes(","));
  if (whole.length === 0) return null;
  return (
    <div class="answers pays-all">
      <AnswerButtons answers={whole} />
    </div>
  );
}

/** Shows answers that cannot be given on the board itself, over the foot of the map. */
function AnswersBelow() {
  const answers = useAnswers();
  const steps = useStepper();
  if (steps)
    return (
      <div class="answers-below">
        <StepperBar />
      </div>
    );
  return (
    <div class="answers answers-below">
      <AnswerButtons answers={answers} />
    </div>
  );
}

/** The rectangle of the drawing that is visible for this part. */
function boxOf(part: Part, view: ChichenView, width: number, height: number): string {
  switch (part) {
    case "map":
      return `0 0 ${width} ${height}`;
    case "actions":
      return `-4 -4 ${ACTIONS_WIDTH + 8} ${actionsHeight(view) + 8}`;
    case "rounds":
      return `-4 -4 ${ROUNDS_WIDTH + 8} ${linesHeight(view) + ROUNDS_GAP + FAVOR_HEIGHT + 8}`;
    case "cards":
      return `-4 -4 ${width} ${height}`;
    case "boards":
      return `-4 -4 ${UPRIGHT_BOARD.width + 8} ${UPRIGHT_BOARD.height + 8}`;
  }
}
