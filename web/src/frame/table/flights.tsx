import { useEffect, useRef, useState } from "preact/hooks";
import type { Flight } from "../../boards/flight";
import { Glyph } from "../../glyphs/glyph";
import { speed } from "../../state/settings";
import { useTableState } from "./table-context";
import { useNewEvents } from "./use-new-events";

const MOST = 16;
const CALM = 750;

/** Goods on their way to who gets them. The next click, or no wish for motion, skips them. */
export function Flights() {
  const { board } = useTableState();
  const [flying, setFlying] = useState<{ key: number; flights: Flight[] }>({ key: 0, flights: [] });
  useNewEvents((news) => {
    if (still()) return;
    const flights = (board.flights?.(news.map((one) => one.event)) ?? []).slice(-MOST);
    if (flights.length) setFlying((had) => ({ key: had.key + 1, flights }));
  });
  useEffect(() => {
    const skip = () => setFlying((had) => (had.flights.length ? { key: had.key, flights: [] } : had));
    addEventListener("pointerdown", skip);
    return () => removeEventListener("pointerdown", skip);
  }, []);
  return (
    <div class="flights" aria-hidden="true">
      {flying.flights.map((flight, i) => (
        <Flying
          key={`${flying.key}-${i}`}
          flight={flight}
          delay={flight.delay === undefined ? i * 110 : flight.delay * 1000}
        />
      ))}
    </div>
  );
}

function still(): boolean {
  return speed.peek() === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function Flying({ flight, delay }: { flight: Flight; delay: number }) {
  const thing = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const from = document.querySelector(`.board ${flight.from}`)?.getBoundingClientRect();
    const to = document.querySelectorAll(".player")[flight.seat]?.getBoundingClientRect();
    if (!thing.current || !from || !to) return;
    const place = `translate(${from.left + from.width / 2 - 16}px, ${from.top + from.height / 2 - 16}px)`;
    const player = `translate(${to.left + 40}px, ${to.top + 24}px)`;
    const [start, end] = flight.away ? [player, place] : [place, player];
    const duration = speed.peek() === "quick" ? CALM / 2 : CALM;
    const frames = [
      { transform: `${start} scale(0.6)`, opacity: 0 },
      { transform: `${start} scale(1.3)`, opacity: 1, offset: 0.2 },
      { transform: `${end} scale(1)`, opacity: 1, offset: 0.9 },
      { transform: `${end} scale(0.6)`, opacity: 0 },
    ];
    const animation = thing.current.animate(frames, {
      duration,
      delay,
      easing: "cubic-bezier(0.6, 0, 0.25, 1)",
      fill: "both",
    });
    return () => animation.cancel();
  }, []);
  return (
    <div class="flying" ref={thing} style={{ opacity: 0 }}>
      {flight.n > 1 && <strong>{flight.n}</strong>}
      <Glyph name={flight.glyph} size={32} />
    </div>
  );
}
