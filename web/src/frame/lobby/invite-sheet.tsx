import { useState } from "preact/hooks";
import type { GameInfo, NewSeat, NewTable } from "../../net/protocol";
import { myName } from "../../state/settings";
import { say } from "../../texts/frame";
import { NameField } from "./name-field";
import { PACES, paceText } from "./paces";

/**
 * Creates a table for friends, with a number of players, a start time and a pace. Afterwards, the link to the
 * table is shown.
 */
export function InviteSheet({ game, open }: { game: GameInfo; open: (wanted: NewTable) => Promise<void> }) {
  const fewest = Math.max(2, game.fewest);
  const [friends, setFriends] = useState(fewest - 1);
  const [name, setName] = useState(myName.value);
  const [when, setWhen] = useState("");
  const [pace, setPace] = useState("none");
  const sizes = Array.from({ length: game.most - fewest + 1 }, (_, i) => fewest - 1 + i);
  const make = (event: Event) => {
    event.preventDefault();
    myName.value = name.trim();
    const me: NewSeat = { kind: "me", name: name.trim() || say("guest") };
    const free = Array.from({ length: friends }, (): NewSeat => ({ kind: "open", name: "" }));
    const planned = when ? new Date(when).getTime() : 0;
    void open({ game: game.name, seats: [me, ...free], pace: PACES[pace]!, planned });
  };
  return (
    <form class="invite-form" onSubmit={make}>
      <NameField name={name} set={setName} />
      <fieldset class="sizes">
        <legend>{say("how-many-friends")}</legend>
        {sizes.map((n) => (
          <label key={n} class={n === friends ? "size chosen" : "size"}>
            <input
              type="radio"
              name={`friends-${game.name}`}
              checked={n === friends}
              onChange={() => setFriends(n)}
            />
            {n}
          </label>
        ))}
      </fieldset>
      <label class="new-choice">
        {say("planned")}
        <input
          class="field"
          type="datetime-local"
          value={when}
          onInput={(event) => setWhen(event.currentTarget.value)}
        />
      </label>
      <label class="new-choice">
        {say("pace")}
        <select class="field" value={pace} onChange={(event) => setPace(event.currentTarget.value)}>
          {Object.entries(PACES).map(([one, clock]) => (
            <option key={one} value={one}>
              {paceText(clock)}
            </option>
          ))}
        </select>
      </label>
      <button class="button main">{say("invite-open")}</button>
    </form>
  );
}
