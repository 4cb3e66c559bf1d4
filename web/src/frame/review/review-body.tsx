import { useState } from "preact/hooks";
import { SeatSign } from "../../boards/seats";
import type { GameReview, ReviewedChoice, ReviewTurningPoint } from "../../net/protocol";
import { type AnyReview, reviewPlace } from "../../state/review";
import { say } from "../../texts/frame";
import { language } from "../../texts/language";
import { Curve } from "./curve";
import { Ledger } from "./ledger";
import { ShowMoment } from "./show-moment";
import { TryIt } from "./try-it";
import { TurnSlider } from "./turn-slider";

const VERDICTS = ["best", "equal", "fine", "slip", "mistake", "blunder"] as const;
const ALL = -1;

/** The results of a review so far. Until the first choice has been judged, these are only the curves. */
export function ReviewBody({
  review,
  judged,
  partial,
  watched,
}: {
  review: GameReview;
  judged: boolean;
  /** True if some choices or events have not been examined yet. */
  partial: boolean;
  watched: AnyReview;
}) {
  const last = review.curve.length - 1;
  const [turn, setTurn] = useState(reviewPlace(watched.id).turn);
  const n = turn < 0 || turn > last ? last : turn;
  const select = (to: number) => {
    setTurn(to);
    reviewPlace(watched.id).turn = to;
  };
  const marks = review.turning_points.map((point, n) => ({ at: point.at, label: `${n + 1}` }));
  return (
    <>
      <Curve
        title={say("review-points")}
        names={review.names}
        points={review.curve}
        value={(point, seat) => point.points[seat] ?? 0}
        unit=""
        marks={marks}
        selected={n}
        select={select}
      />
      {review.win.length > 0 && (
        <Curve
          title={say("review-win")}
          names={review.names}
          points={review.curve}
          value={(point, seat) => 100 * (point.win[seat] ?? 0)}
          unit="%"
          marks={marks}
          selected={n}
          select={select}
        />
      )}
      <p class="review-legend">
        {review.names.map((name, seat) => (
          <span key={seat}>
            <SeatSign seat={seat} size={14} /> {name}
          </span>
        ))}
      </p>
      {marks.length > 0 && <p class="review-small">{say("review-marks")}</p>}
      <TurnSlider review={review} watched={watched} n={n} select={select} number={number} />
      {judged && <Judgement review={review} partial={partial} watched={watched} />}
    </>
  );
}

/** Shows the effect of the examined choices, rolls and draws. */
function Judgement({
  review,
  partial,
  watched,
}: {
  review: GameReview;
  partial: boolean;
  watched: AnyReview;
}) {
  return (
    <>
      <h3>{say("review-turning-points")}</h3>
      {review.turning_points.length === 0 && <p>{say("review-none-yet")}</p>}
      <ol class="review-moments">
        {review.turning_points.map((point, n) => (
          <TurningPoint
            key={`${point.kind} ${point.at}`}
            number={n + 1}
            point={point}
            choice={isAnswer(point) ? choiceAt(review, point.at) : undefined}
            watched={watched}
          />
        ))}
      </ol>
      <h3>{say("review-ledger")}</h3>
      <p class="review-small">{say("review-ledger-text")}</p>
      <Ledger
        caption={say("review-in-points")}
        names={review.names}
        rows={review.points}
        shown={(value, signed) => number(value, 1, signed)}
        partial={partial}
      />
      {review.win.length > 0 && (
        <Ledger
          caption={say("review-in-percent")}
          names={review.names}
          rows={review.win}
          shown={(value, signed) => number(100 * value, 0, signed)}
          partial={partial}
        />
      )}
      {review.remainder.map((line) => (
        <p key={line} class="review-small">
          {line}
        </p>
      ))}
      <p class="review-small">{review.luck_worth}</p>
      <Choices review={review} watched={watched} />
      <h3>{say("review-luck")}</h3>
      <ul class="review-list">
        {review.luck.map((event) => (
          <li key={event.at}>
            {event.words}{" "}
            <span class="review-small">
              {event.points
                .map((points, seat) => `${review.names[seat]} ${number(points, 1, true)}`)
                .join(", ")}
            </span>{" "}
            <ShowMoment review={watched} at={event.at} chance />
          </li>
        ))}
      </ul>
      {review.notes.map((note) => (
        <p key={note} class="review-small">
          {note}
        </p>
      ))}
    </>
  );
}

function isAnswer(point: ReviewTurningPoint): boolean {
  return point.kind === "choice" || point.kind === "answered";
}

function choiceAt(review: GameReview, at: number): ReviewedChoice | undefined {
  return review.choices.find((choice) => choice.at === at);
}

function TurningPoint({
  number,
  point,
  choice,
  watched,
}: {
  /** The number of its mark on the curves. */
  number: number;
  point: ReviewTurningPoint;
  choice: ReviewedChoice | undefined;
  watched: AnyReview;
}) {
  return (
    <li>
      <p>
        <span class="review-number">
          <span>{number}</span>
        </span>{" "}
        <strong>{say(`review-moment-${point.kind}`, { when: point.when })}</strong> {point.words}
      </p>
      {choice?.reasons && <p class="review-small">{choice.reasons}</p>}
      <Line choice={choice} />
      <div class="row">
        <ShowMoment review={watched} at={point.at} chance={point.kind === "luck"} />
        {isAnswer(point) && <TryIt review={watched} at={point.at} />}
      </div>
    </li>
  );
}

function Line({ choice }: { choice: ReviewedChoice | undefined }) {
  if (!choice || choice.line.length < 2) return null;
  return (
    <p class="review-small">
      {say("review-line")} {choice.line.join(" → ")}
    </p>
  );
}

/** The choices that lost value, by one player or by all players. */
function Choices({ review, watched }: { review: GameReview; watched: AnyReview }) {
  const [seat, setSeat] = useState(ALL);
  const [every, setEvery] = useState(false);
  const flagged = review.choices.filter(
    (choice) => (every || choice.flagged) && (seat === ALL || choice.seat === seat),
  );
  return (
    <>
      <h3>{say("review-choices")}</h3>
      <table class="scores review-ledger">
        <caption>{say("review-counts")}</caption>
        <thead>
          <tr>
            <td />
            {review.names.map((name, n) => (
              <th key={n} scope="col">
                <SeatSign seat={n} size={16} /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {VERDICTS.map((verdict) => (
            <tr key={verdict}>
              <th scope="row">{say(`review-verdict-${verdict}`)}</th>
              {review.names.map((_, n) => (
                <td key={n}>
                  {
                    review.choices.filter((one) => one.seat === n && one.verdict === verdict && !one.answered)
                      .length
                  }
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <label class="review-filter">
        {say("review-whose")}{" "}
        <select class="field" value={seat} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
          <option value={ALL}>{say("review-everybody")}</option>
          {review.names.map((name, n) => (
            <option key={n} value={n}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="check">
        <input
          type="checkbox"
          data-every
          checked={every}
          onChange={(event) => setEvery(event.currentTarget.checked)}
        />{" "}
        {say("review-every")}
      </label>
      <ul class="review-list">
        {flagged.map((choice) => (
          <li key={choice.at} class={choice.answered ? "review-answered" : `review-${choice.verdict}`}>
            <strong>
              {choice.when}, {say(choice.answered ? "review-answered" : `review-verdict-${choice.verdict}`)}:
            </strong>{" "}
            {choice.words} <span class="review-small">{choice.reasons}</span>
            <Line choice={choice} />
            <div class="row">
              <ShowMoment review={watched} at={choice.at} />
              <TryIt review={watched} at={choice.at} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

export function number(value: number, digits: number, signed: boolean): string {
  const format = new Intl.NumberFormat(language.value, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? "exceptZero" : "negative",
  });
  return format.format(value).replace("-", "−");
}
