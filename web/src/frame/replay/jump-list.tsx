import { useEffect, useRef, useState } from "preact/hooks";
import { SeatSign } from "../../boards/seats";
import type { Moment } from "../../net/protocol";
import type { Replay } from "../../state/replay";
import { say } from "../../texts/frame";
import { Icon } from "../controls/icon";
import { useTableState } from "../table/table-context";

/**
 * Returns the label of a moment. A turn is named after its seat; other moments have the same label as in the
 * log.
 */
export function useMomentName(): (moment: Moment) => string {
  const { table } = useTableState();
  const seats = table.info.value?.seats ?? [];
  return ({ kind, seat, words }) =>
    kind === "turn" ? say("replay-whose-turn", { name: seats[seat]?.name ?? "" }) : words.replace(/\.$/, "");
}

/**
 * A list of rounds, turns and fights that can be opened with one click. The current one is marked and
 * scrolled into view.
 */
export function JumpList({
  replay,
  opened,
  go,
}: {
  replay: Replay;
  opened: boolean;
  go: (n: number) => void;
}) {
  const [open, setOpen] = useState(opened);
  const name = useMomentName();
  const list = useRef<HTMLOListElement>(null);
  const moments = replay.moments.value.filter((one) => one.n >= replay.first.value);
  const n = replay.n.value;
  const current = moments.findLastIndex((one) => one.n <= n);
  useEffect(() => {
    const box = list.current;
    const item = box?.children[current] as HTMLElement | undefined;
    if (!box || !item) return;
    const [top, bottom] = [
      item.offsetTop - box.offsetTop,
      item.offsetTop - box.offsetTop + item.offsetHeight,
    ];
    if (top < box.scrollTop || bottom > box.scrollTop + box.clientHeight)
      box.scrollTop = top - box.clientHeight / 3;
  }, [current, moments.length, open]);
  if (moments.length === 0) return null;
  return (
    <section class="replay-jumps">
      <button class="rule-link" aria-expanded={open} onClick={() => setOpen(!open)}>
        {say("replay-jump")}
      </button>
      {open && (
        <ol ref={list} tabIndex={0} aria-label={say("replay-jump")}>
          {moments.map((one, i) => (
            <li key={i} class={`jump-${one.kind}`}>
              <button
                class="replay-jump"
                aria-current={i === current ? "step" : undefined}
                onClick={() => go(one.n)}
              >
                {one.kind === "turn" && <SeatSign seat={one.seat} size={14} />}
                {one.kind === "fight" && <Icon name="fight" size={15} />} {name(one)}
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
