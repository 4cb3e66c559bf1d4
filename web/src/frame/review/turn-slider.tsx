import type { GameReview } from "../../net/protocol";
import type { AnyReview } from "../../state/review";
import { say } from "../../texts/frame";
import { SeatHeads } from "./seat-heads";
import { ShowMoment } from "./show-moment";

interface Props {
  review: GameReview;
  watched: AnyReview;
  /** The number of the selected point on the curve. */
  n: number;
  select: (n: number) => void;
  number: (value: number, digits: number, signed: boolean) => string;
}

/**
 * Shows one turn of the curve: what each seat was expected to score, its points by source, and the events
 * that changed the curve.
 */
export function TurnSlider({ review, watched, n, select, number }: Props) {
  const last = review.curve.length - 1;
  const here = review.curve[n]!;
  const words = eventsOf(review, n);
  const scored = review.sources.filter((_, source) => here.sources.some((seat) => seat[source]));
  const turn = n >= last ? say("review-end") : here.when;
  return (
    <div class="review-turn">
      <label>
        {turn}
        <input
          type="range"
          min={0}
          max={last}
          value={n}
          aria-valuetext={turn}
          onInput={(event) => select(Number(event.currentTarget.value))}
        />
      </label>
      <table class="scores review-ledger">
        <caption class="sr">{turn}</caption>
        <SeatHeads names={review.names} />
        <tbody>
          <tr>
            <th scope="row">{say("review-points")}</th>
            {here.points.map((points, seat) => (
              <td key={seat}>{number(points, 1, false)}</td>
            ))}
          </tr>
          {here.win.length > 0 && (
            <tr>
              <th scope="row">{say("review-win")}</th>
              {here.win.map((win, seat) => (
                <td key={seat}>{number(100 * win, 0, false)} %</td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      {words.map((line) => (
        <p key={line} class="review-small">
          {line}
        </p>
      ))}
      {n < last && (
        <p>
          <ShowMoment review={watched} at={here.at} />
        </p>
      )}
      {scored.length > 0 && (
        <details>
          <summary>{say("review-by-source")}</summary>
          <table class="scores review-ledger">
            <caption class="sr">{say("review-by-source")}</caption>
            <SeatHeads names={review.names} />
            <tbody>
              {scored.map((name) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {here.sources.map((seat, i) => (
                    <td key={i}>{number(seat[review.sources.indexOf(name)] ?? 0, 0, false)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </div>
  );
}

/** The events since the previous turn: choices that lost value, and very lucky or unlucky outcomes. */
export function eventsOf(review: GameReview, n: number): string[] {
  const [from, to] = [review.curve[n - 1]?.at ?? 0, review.curve[n]!.at];
  return [...review.choices, ...review.luck]
    .filter((one) => one.at >= from && one.at < to && one.words)
    .sort((a, b) => a.at - b.at)
    .map((one) => one.words);
}
