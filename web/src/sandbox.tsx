/** Draws a recorded view without a server, for developers. This file is not part of the built page. */
import { render } from "preact";
import { type Table, WithTable } from "./boards/board";
import { loadBoard } from "./boards/registry";
import { drawings, type GlyphName } from "./glyphs/all";
import { Glyph } from "./glyphs/glyph";
import { Messages } from "./texts/messages";
import { thing } from "./texts/things";
import "./design/design.css";

interface Given {
  game: string;
  view: { table: unknown; seat: number; options?: string[]; question?: { kind: string; numbers: number[] } };
  box: unknown;
  words: string[];
  theme: string;
  tall?: boolean;
}
const given = (window as unknown as { sandbox?: Given }).sandbox;
const page = document.getElementById("page")!;
if (given) {
  const { Board } = await loadBoard(given.game);
  document.documentElement.dataset.theme = given.theme;
  const messages = new Messages("en", given.words);
  const table: Table = {
    game: given.game,
    view: given.view.table,
    box: given.box,
    names: ["Ana", "Bo", "Cem", "Dag"],
    viewer: given.view.seat,
    question: given.view.question ?? null,
    offers: new Map((given.view.options ?? []).map((word) => [word, { chain: [word], words: word }])),
    preview: null,
    was: null,
    effect: () => "",
    thing: (id, count) => thing(messages, id, count),
    say: (message, numbers) => messages.say(message, numbers),
    play: (words) => console.log(words),
    look: () => {},
    hinted: new Set(),
    runs: [],
    explain: () => {},
  };
  render(
    <WithTable table={table}>
      <Board tall={given.tall ?? false} />
    </WithTable>,
    page,
  );
} else {
  const names = Object.keys(drawings) as GlyphName[];
  render(
    <div
      style={{
        padding: "1rem",
        display: "grid",
        gridTemplateColumns: "repeat(8, 1fr)",
        gap: "1rem",
        background: "var(--ground)",
      }}
    >
      {names.map((name) => (
        <figure key={name} style={{ margin: 0, textAlign: "center" }}>
          <Glyph name={name} size={64} /> <Glyph name={name} size={24} /> <Glyph name={name} size={16} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>,
    page,
  );
}
