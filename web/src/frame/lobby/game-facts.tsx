import type { ComponentChildren } from "preact";
import type { Front } from "../../boards/fronts";
import type { GameInfo } from "../../net/protocol";
import { say } from "../../texts/frame";

/** The minimum and maximum duration in minutes of a game with these options. */
export function minutesOf(front: Front, options: Record<string, string>): readonly [number, number] {
  return front.minutesWith?.(options) ?? front.minutes;
}

/** Formats the duration of a game, in hours for long games and in minutes for short ones. */
export function lengthText([least, most]: readonly [number, number]): string {
  const hours = (minutes: number) => Math.round(minutes / 30) / 2;
  return least >= 120
    ? say("length-hours", { least: hours(least), most: hours(most) })
    : say("length-minutes", { least, most });
}

interface Props {
  game: GameInfo;
  front: Front | undefined;
  options?: Record<string, string>;
  children?: ComponentChildren;
}

/** The number of players, the duration and the complexity of a game. */
export function GameFacts({ game, front, options = {}, children }: Props) {
  return (
    <p class="game-facts">
      <span>{say("players-from-to", { fewest: game.fewest, most: game.most })}</span>
      {front && <span>{lengthText(minutesOf(front, options))}</span>}
      {front && <Weight weight={front.weight} />}
      {children}
    </p>
  );
}

export function Weight({ weight }: { weight: number }) {
  return (
    <span class="weight" title={say("weight", { n: weight })}>
      {say(`weight-${weight}`)}{" "}
      <svg viewBox="0 0 52 10" width="52" height="10" role="img" aria-label={say("weight", { n: weight })}>
        {[0, 1, 2, 3, 4].map((i) => (
          <circle key={i} class={i < weight ? "dot full" : "dot"} cx={5 + i * 10.5} cy="5" r="3.6" />
        ))}
      </svg>
    </span>
  );
}
