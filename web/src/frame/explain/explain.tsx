import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { WhyAnswer } from "../../net/protocol";
import type { PreviewResult } from "../../state/previews";
import { say } from "../../texts/frame";
import { objectOf } from "../../texts/things";
import { useEscape } from "../hooks/use-escape";
import { UPRIGHT, useMedia } from "../hooks/use-media";
import { PreviewSummary } from "../question/preview-summary";
import { useTableState } from "../table/table-context";
import { ComponentCard, useCard } from "./component-card";
import { type Pointed, usePointing } from "./pointed-target";

/**
 * The card next to the element that the viewer points at. It shows the name, cost and effect, and either what
 * a press would do or why it is not possible now.
 */
export function Explain() {
  const { sheets } = useTableState();
  usePointing(sheets.pointed);
  const pointed = sheets.pointed.value;
  return pointed ? (
    <Card key={`${pointed.about} ${pointed.word} ${pointed.pinned}`} pointed={pointed} />
  ) : null;
}

function Card({ pointed }: { pointed: Pointed }) {
  const { table, assets, sheets } = useTableState();
  const box = useRef<HTMLDivElement>(null);
  const about = pointed.about || objectOf(assets.messages, pointed.word);
  const offer = table.offers.value.get(pointed.word);
  const preview = table.preview.value?.word === pointed.word ? table.preview.value : null;
  const reason = useReason(pointed.word, offer === undefined);
  const card = useCard(about);
  const upright = useMedia(UPRIGHT); // in other layouts, the preview is next to the question
  useEscape(() => (sheets.pointed.value = null), pointed.pinned);
  const known = card !== null || (about !== "" && assets.knows(about));
  const several = Number(pointed.element.getAttribute("data-several") ?? 0);
  const choice = pointed.element.hasAttribute("data-choice");
  const open = (id: string) => {
    sheets.about.value = id;
    sheets.open.value = "rules";
    sheets.pointed.value = null;
  };
  const choose =
    pointed.pinned && !several && table.pending.value === null
      ? () => {
          sheets.pointed.value = null;
          table.choose([pointed.word]);
        }
      : null;
  useLayoutEffect(() => {
    if (box.current) beside(pointed.element, box.current);
  });
  useEffect(() => {
    if (!pointed.pinned) return;
    box.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
    return () =>
      (
        pointed.element.querySelector<HTMLElement>("[role=button]") ?? (pointed.element as HTMLElement)
      ).focus?.({ preventScroll: true });
  }, []);
  const foreseen = useForeseen(choice && pointed.pinned ? offer?.chain : undefined);
  // The preview of a choice under the mouse is already below the choices; only a pinned card repeats it.
  if (choice ? !known && !(pointed.pinned && offer) : !known && !offer && !reason) return null;
  const rule = reason?.rule || card?.rule || "";
  return (
    <div
      class={pointed.pinned ? "explain pinned" : "explain"}
      ref={box}
      role={pointed.pinned ? "dialog" : "tooltip"}
      aria-label={say("explanation")}
    >
      {choice && pointed.pinned && offer && (
        <p class="explain-answer">
          <strong>{offer.words}</strong> {offer.note}
        </p>
      )}
      {foreseen && <PreviewSummary previewed={foreseen} unit={table.seatState.value?.scores.unit} most={8} />}
      {known && <ComponentCard id={about} seen={saidOf(pointed.element)} />}
      {offer && !choice && (
        <Offered words={several ? say("several-here", { n: several }) : offer.words} choose={choose} />
      )}
      {offer && !choice && preview && (upright || pointed.pinned) && (
        <PreviewSummary previewed={preview.shown} unit={table.seatState.value?.scores.unit} most={8} />
      )}
      {reason && <WhyNot reason={reason} />}
      {pointed.pinned ? (
        <p class="row">
          {rule && (
            <button class="rule-link" onClick={() => open(rule)}>
              {rule}
            </button>
          )}
          {known && (
            <button class="rule-link" onClick={() => open(about)}>
              {say("in-the-rules")}
            </button>
          )}
          <button class="button small explain-close" onClick={() => (sheets.pointed.value = null)}>
            {say("close")}
          </button>
        </p>
      ) : (
        <p class="explain-foot">
          {rule && <span class="rule-id">{rule}</span>} {say("explain-more")}
        </p>
      )}
    </div>
  );
}

/** The answer that a press on the thing gives. A pinned card has a button for it. */
function Offered({ words, choose }: { words: string; choose: (() => void) | null }) {
  return (
    <p class="explain-offer">
      {choose ? (
        <button class="button small" onClick={choose}>
          {words}
        </button>
      ) : (
        words
      )}
    </p>
  );
}

/** The effect of a sequence of moves; null if it is not known yet. */
function useForeseen(chain: string[] | undefined): PreviewResult | null {
  const { table } = useTableState();
  const [foreseen, setForeseen] = useState<PreviewResult | null>(null);
  useEffect(() => {
    let here = true;
    if (chain && table.question.peek())
      table.foresee(chain).then(
        (found) => here && setForeseen(found),
        () => {},
      );
    return () => void (here = false);
  }, [chain]);
  return foreseen;
}

/** The reason why a move cannot be played now. Null if it can be played or there is no open question. */
function useReason(word: string, wanted: boolean): WhyAnswer | null {
  const { table } = useTableState();
  const [reason, setReason] = useState<WhyAnswer | null>(null);
  const number = table.question.value?.number;
  useEffect(() => {
    let here = true;
    setReason(null);
    if (wanted && word && number !== undefined)
      table.previews.reason(word).then(
        (answer) => here && !answer.offered && setReason(answer),
        () => {},
      );
    return () => void (here = false);
  }, [word, wanted, number]);
  return reason;
}

function WhyNot({ reason }: { reason: WhyAnswer }) {
  const { table } = useTableState();
  const other = reason.reason === "not-asked-this";
  return (
    <p class="why" role="status">
      {other
        ? say("not-this-now", { question: table.question.value?.words ?? "" })
        : reason.words || reason.reason}
    </p>
  );
}

/** The label that screen readers use, which includes the element's number and place. */
function saidOf(element: Element): string {
  const spoken = element.hasAttribute("aria-label") ? element : element.querySelector("[aria-label]");
  return spoken?.getAttribute("aria-label") ?? "";
}

const GAP = 10;
const EDGE = 6;

/** Places the card next to the element, on any side with enough room, and never over it. */
function beside(element: Element, card: HTMLElement): void {
  const it = element.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const inside = (value: number, size: number, room: number) =>
    Math.max(EDGE, Math.min(room - size - EDGE, value));
  const fits = [
    it.right + GAP + width < innerWidth && { x: it.right + GAP, y: it.top },
    it.left - GAP - width > 0 && { x: it.left - GAP - width, y: it.top },
    it.bottom + GAP + height < innerHeight && { x: it.left, y: it.bottom + GAP },
    { x: it.left, y: it.top - GAP - height },
  ];
  const at = fits.find((one) => one !== false) || { x: EDGE, y: EDGE };
  card.style.left = `${inside(at.x, width, innerWidth)}px`;
  card.style.top = `${inside(at.y, height, innerHeight)}px`;
}
