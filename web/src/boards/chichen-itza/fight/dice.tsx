import { useEffect, useState } from "preact/hooks";
import { pips } from "../../pips";
import { isSign, Sign, type SignName } from "../art/signs";
import { pace } from "./playback";

const TICK = 75;
const TICKS = 8;

/** Shows random faces of a die for a moment, then the face that was rolled. */
function useTumble(face: number, tumbles: boolean): { shown: number; tumbling: boolean } {
  const [ticks, setTicks] = useState(tumbles && pace() > 0 ? TICKS : 0);
  useEffect(() => {
    if (ticks === 0) return;
    const timer = window.setTimeout(() => setTicks(ticks - 1), TICK);
    return () => clearTimeout(timer);
  }, [ticks]);
  return { shown: ticks === 0 ? face : ((face + ticks * 2) % 6) + 1, tumbling: ticks > 0 };
}

interface Props {
  face: number;
  hit: boolean | null;
  size?: number;
  tumbles?: boolean;
}

/** A die with pips; a die that hits glows, and a die that misses is pale. */
export function PipDie({ face, hit, size = 46, tumbles = false }: Props) {
  const { shown, tumbling } = useTumble(face, tumbles);
  const look = tumbling ? " tumbling" : hit === true ? " hit" : hit === false ? " miss" : "";
  return (
    <svg class={`fight-die${look}`} viewBox="-14 -14 28 28" width={size} height={size} aria-hidden="true">
      <rect class="die-body" x={-12} y={-12} width={24} height={24} rx={6} />
      {pips(shown, 6).map(([x, y], i) => (
        <circle key={i} class="pip" cx={x} cy={y} r={2.6} />
      ))}
    </svg>
  );
}

const SIGN_OF: Record<string, SignName> = { shield: "defense", coin: "coins" };

/** One face of a creature's own die. */
export function SymbolDie({
  symbols,
  dark,
  size = 46,
  chosen = false,
  tumbles = false,
}: {
  symbols: string[];
  dark: boolean;
  size?: number;
  chosen?: boolean;
  tumbles?: boolean;
}) {
  const { tumbling } = useTumble(1, tumbles);
  const small = symbols.length > 1;
  const at = (i: number): [number, number] =>
    symbols.length === 2
      ? [i * 10 - 5, i * 8 - 4]
      : symbols.length === 3
        ? ([
            [-5, -5],
            [5, -5],
            [0, 5],
          ][i] as [number, number])
        : [0, 0];
  return (
    <svg
      class={`fight-die symbol-die${dark ? " dark" : ""}${chosen ? " chosen" : ""}${tumbling ? " tumbling" : ""}`}
      viewBox="-14 -14 28 28"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <rect class="die-body" x={-12} y={-12} width={24} height={24} rx={6} />
      {!tumbling &&
        symbols.map((symbol, i) => {
          const [x, y] = at(i);
          const sign = SIGN_OF[symbol] ?? symbol;
          return <Sign key={i} name={isSign(sign) ? sign : "hit"} size={small ? 11 : 17} x={x} y={y} />;
        })}
      {!tumbling && symbols.length === 0 && <path class="blank" d="M-4 0H4" />}
    </svg>
  );
}
