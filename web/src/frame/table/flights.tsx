import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Flight } from "../../boards/flight";
import { Glyph } from "../../glyphs/glyph";
import type { TableEvent } from "../../net/protocol";
import { speed } from "../../state/settings";
import { useTableState } from "./table-context";
import { useNewEvents } from "./use-new-events";

const MOST = 16;
const CALM = 750;
const SIZE = 32;

/**
 * Draws goods that travel to their recipients. The next click skips the animation. It is omitted if the user
 * prefers reduced motion.
 */
export function Flights() {
  const { table, board, sheets } = useTableState();
  const [flying, setFlying] = useState<{ key: number; flights: Flight[] }>({ key: 0, flights: [] });
  const fly = (events: TableEvent[]) => {
    const covered = sheets.open.peek() !== "" && sheets.open.peek() !== "replay";
    if (still() || covered) return;
    const view = sheets.past.peek()?.table ?? table.seatState.peek()?.table ?? {};
    const flights = (board.flights?.(events, view) ?? []).slice(-MOST);
    if (flights.length) setFlying((had) => ({ key: had.key + 1, flights }));
  };
  useNewEvents((news) => {
    if (sheets.past.peek() === null) fly(news.map((one) => one.event));
  });
  const before = useRef<number | null>(null);
  useSignalEffect(() => {
    const past = sheets.past.value;
    if (past && past.n - 1 === before.current) fly(past.events); // one step forward in a replay
    before.current = past?.n ?? null;
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
    const place = onBoard(flight.from);
    const other = flight.to === undefined ? atPlayer(flight.seat) : onBoard(flight.to);
    if (!thing.current) return;
    if (!place || !other) {
      // the starting point or the destination is not on the page
      thing.current.dataset.lost = `${flight.from} ${flight.to ?? flight.seat}`;
      return;
    }
    const [start, end] = flight.away ? [other, place] : [place, other];
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
      {typeof flight.glyph === "string" ? <Glyph name={flight.glyph} size={SIZE} /> : flight.glyph()}
    </div>
  );
}

function onBoard(selector: string): string | null {
  const box = document.querySelector(`.board ${selector}`)?.getBoundingClientRect();
  return box ? shift(box.left + box.width / 2, box.top + box.height / 2) : null;
}

/**
 * Finds where a player is on the screen. On a phone, this is the viewer's own goods, or the edge of the
 * screen in the direction of the other players.
 */
function atPlayer(seat: number): string | null {
  const player = document.querySelectorAll(".player")[seat];
  const own = document.querySelector(`.own-holdings[data-seat="${seat}"]`);
  const box = (own ?? player)?.getBoundingClientRect();
  return box ? shift(box.left + 56, box.top + (own ? box.height / 2 : 40)) : null;
}

function shift(x: number, y: number): string {
  const inside = (value: number, room: number) => Math.max(0, Math.min(room - SIZE, value - SIZE / 2));
  return `translate(${inside(x, innerWidth)}px, ${inside(y, innerHeight)}px)`;
}
