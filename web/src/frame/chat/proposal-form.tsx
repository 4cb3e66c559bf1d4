import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Promises } from "../../net/protocol";
import { say } from "../../texts/frame";
import { Icon } from "../controls/icon";
import { useEscape } from "../hooks/use-escape";
import { seatNames } from "../table/seat-names";
import { useTableState } from "../table/table-context";
import { thingText, usePromiseText } from "./promise-text";

interface Props {
  promises: Promises;
  /** The seat that receives the proposal; null for all seats. */
  to: number | null;
  close: () => void;
  /** The control that selects the recipient. */
  children: ComponentChildren;
}

/** A dialog for composing a proposal: what the viewer offers, and what the viewer wants in return. */
export function ProposalForm({ promises, to, close, children }: Props) {
  const { table } = useTableState();
  const form = useRef<HTMLDivElement>(null);
  useEscape(close);
  useEffect(() => form.current?.querySelector<HTMLElement>(".propose-side select")?.focus(), []);
  const [gives, setGives] = useState<string[]>([]);
  const [wants, setWants] = useState<string[]>([]);
  const send = () => {
    void table.act({
      do: "propose",
      seat: table.seat.value,
      gives,
      wants,
      ...(to === null ? {} : { addressee: to }),
    });
    close();
  };
  return (
    <div class="propose" ref={form} role="dialog" aria-label={say("propose")}>
      <h2>{say("propose")}</h2>
      {children}
      <Side title={say("propose-gives")} side="gives" promises={promises} chosen={gives} choose={setGives} />
      <Side title={say("propose-wants")} side="wants" promises={promises} chosen={wants} choose={setWants} />
      <p class="quiet-text">{say("propose-binds-nobody")}</p>
      <div class="row">
        <button
          class="button small main"
          data-propose
          disabled={gives.length + wants.length === 0}
          onClick={send}
        >
          {say("propose-send")}
        </button>
        <button class="button small" onClick={close}>
          {say("back")}
        </button>
      </div>
    </div>
  );
}

const MOST = 4;

interface SideProps {
  title: string;
  side: "gives" | "wants";
  promises: Promises;
  chosen: string[];
  choose: (promises: string[]) => void;
}

function Side({ title, side, promises, chosen, choose }: SideProps) {
  const words = usePromiseText(promises);
  return (
    <fieldset class="propose-side" data-side={side}>
      <legend>{title}</legend>
      {chosen.map((promise) => (
        <button
          key={promise}
          class="button small chosen-promise"
          title={say("remove")}
          onClick={() => choose(chosen.filter((one) => one !== promise))}
        >
          {words(promise)} <Icon name="close" size={14} />
        </button>
      ))}
      {chosen.length < MOST && (
        <Pick
          promises={promises}
          add={(promise) => choose([...chosen.filter((one) => one !== promise), promise])}
        />
      )}
    </fieldset>
  );
}

/**
 * Fields for adding one more promise: its kind, and the things that it is about. The promise is added as soon
 * as it is complete.
 */
function Pick({ promises, add }: { promises: Promises; add: (promise: string) => void }) {
  const { table, assets } = useTableState();
  const [kind, setKind] = useState("");
  const [things, setThings] = useState<string[]>([]);
  const info = table.info.value!;
  const names = seatNames(info, table.seatState.value?.table ?? {}, assets);
  const about = promises.promises.find((one) => one.id === kind)?.about ?? [];
  const done = (named: string[]) => {
    setKind("");
    setThings([]);
    add([kind, ...named].join(" "));
  };
  const name = (at: number, thing: string) => {
    const named = about.map((_, i) => (i === at ? thing : (things[i] ?? "")));
    if (named.every(Boolean)) done(named);
    else setThings(named);
  };
  const pick = (id: string) => {
    if (promises.promises.find((one) => one.id === id)?.about.length === 0) add(id);
    else setKind(id);
  };
  const shown = (id: string, sorts: string[]) =>
    assets.messages.say(`promise-${id}`, Object.fromEntries(sorts.map((sort) => [sort, "…"])));
  return (
    <div class="row">
      <select
        class="field"
        aria-label={say("propose-add")}
        value={kind}
        onChange={(event) => pick(event.currentTarget.value)}
      >
        <option value="">{say("propose-add")}</option>
        {promises.promises.map((one) => (
          <option key={one.id} value={one.id}>
            {shown(one.id, one.about)}
          </option>
        ))}
      </select>
      {about.map((sort, i) => (
        <select
          key={`${kind} ${sort}`}
          class="field"
          aria-label={say("propose-name")}
          value={things[i] ?? ""}
          onChange={(event) => name(i, event.currentTarget.value)}
        >
          <option value="">{say("propose-name")}</option>
          {(promises.choices[sort] ?? [])
            .filter((thing) => sort !== "seat" || Number(thing) < info.seats.length)
            .map((thing) => (
              <option key={thing} value={thing}>
                {thingText(sort, thing, names, assets.thing)}
              </option>
            ))}
        </select>
      ))}
    </div>
  );
}
