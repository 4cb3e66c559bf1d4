import type { EditorGroup } from "../../net/protocol";
import type { GameAssets } from "../../state/game-assets";
import { own, seatName, worded } from "./words";

/** Up to this number of parts are shown as buttons. More parts are shown as a list. */
const FEW_GROUPS = 6;

/**
 * A menu of the parts of the position. The player first chooses the kind of part and then the part itself.
 */
export function EditorParts({
  sections,
  within,
  section,
  group,
  players,
  assets,
  choose,
}: {
  sections: string[];
  within: EditorGroup[];
  section: string;
  group: EditorGroup;
  players: number;
  assets: GameAssets;
  choose: (section: string, group: number) => void;
}) {
  const title = (one: EditorGroup) => groupTitle(one, players, assets);
  return (
    <nav class="editor-parts" aria-label={own("jump")}>
      <div class="editor-sections">
        {sections.map((one) => (
          <button
            type="button"
            key={one}
            class="button small quiet"
            data-section={one}
            aria-current={one === section ? "true" : undefined}
            onClick={() => choose(one, 0)}
          >
            {worded(assets, players, `section-${one}`)}
          </button>
        ))}
      </div>
      {within.length > 1 && within.length <= FEW_GROUPS && (
        <div class="editor-groups">
          {within.map((one, n) => (
            <button
              type="button"
              key={title(one)}
              class="button small"
              aria-current={one === group ? "true" : undefined}
              onClick={() => choose(section, n)}
            >
              {title(one)}
            </button>
          ))}
        </div>
      )}
      {within.length > FEW_GROUPS && (
        <select
          class="field"
          aria-label={worded(assets, players, `section-${section}`)}
          value={String(within.indexOf(group))}
          onChange={(event) => choose(section, Number(event.currentTarget.value))}
        >
          {within.map((one, n) => (
            <option key={title(one)} value={String(n)} selected={one === group}>
              {title(one)}
            </option>
          ))}
        </select>
      )}
    </nav>
  );
}

function groupTitle({ section, name, seat }: EditorGroup, players: number, assets: GameAssets): string {
  const thing =
    name && (/^\d+$/.test(name) ? `${name} ${assets.thing(name)}` : worded(assets, players, name));
  if (seat >= 0) return [seatName(seat, players, assets), thing].filter(Boolean).join(" · ");
  return thing || worded(assets, players, `section-${section}`);
}
