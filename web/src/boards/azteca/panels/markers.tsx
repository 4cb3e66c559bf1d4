import { signal } from "@preact/signals";
import { type Table, useTable } from "../../board";
import { AnswerButton, answer, offered } from "../answers";
import { Marker } from "../art/pieces";
import { own } from "../messages";
import type { AztecaView } from "../view";

/** The kind of marker that a click on the map places, and the id of the table where it was selected. */
const chosen = signal<{ of: string; kind: string } | null>(null);

function handOf(table: Table): Record<string, number> {
  return (table.view as AztecaView).seats[table.viewer]?.marker_hand ?? {};
}

/**
 * The marker that a click on the map places: the selected one or, if none is selected, the first one that the
 * viewer has.
 */
export function markerToLay(table: Table): string | null {
  const kinds = Object.keys(handOf(table));
  const kind = chosen.value?.of === table.id ? chosen.value?.kind : undefined;
  return kind && kinds.includes(kind) ? kind : (kinds[0] ?? null);
}

/** The moves that a click on an area makes while a marker has to be placed: the area first, then the
 * marker. */
export function placing(table: Table, words: string[]): string[] | null {
  if (table.question?.kind !== "PlaceMarker") return null;
  const place = words.find((word) => word.startsWith("place ") && table.offers.has(word));
  const kind = markerToLay(table);
  return place && kind ? [place, `lay ${kind.replace("marker", "")}`] : null;
}

/** The viewer's markers; a click on the map places the selected one. */
export function Markers() {
  const table = useTable();
  const hand = handOf(table);
  const toLay = markerToLay(table);
  const asked = offered(table, /^lay /);
  if (asked.length > 0)
    return (
      <div class="amounts" role="group" aria-label={own("own-markers")}>
        {asked.map((word) => (
          <AnswerButton key={word} answer={answer(table, word)} />
        ))}
      </div>
    );
  if (toLay === null) return null;
  return (
    <div class="markers" role="radiogroup" aria-label={own("own-markers")}>
      <p>{own("own-markers")}</p>
      {Object.entries(hand).map(([kind, n]) => (
        <button
          key={kind}
          class={kind === toLay ? "marker-chip chosen" : "marker-chip"}
          role="radio"
          aria-checked={kind === toLay}
          data-marker={kind.replace("marker", "")}
          onClick={() => {
            chosen.value = { of: table.id ?? "", kind };
          }}
        >
          <span class="sr">
            {kind.replace("marker", "")} × {n}
          </span>
          {Array.from({ length: n }, (_, i) => (
            <svg key={i} viewBox="-12 -13 24 26" width={34} height={37} aria-hidden="true">
              <Marker value={Number(kind.replace("marker", ""))} />
            </svg>
          ))}
        </button>
      ))}
      <p class="phase-hint">{own("marker-hint")}</p>
    </div>
  );
}
