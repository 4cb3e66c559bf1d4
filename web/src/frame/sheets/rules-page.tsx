import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { GameInfo, Rules } from "../../net/protocol";
import { games, rulebook } from "../../state/game-assets";
import { say } from "../../texts/frame";
import { language } from "../../texts/language";
import { Icon } from "../controls/icon";
import { TroubleLine } from "../controls/trouble-line";
import { RuleChapters, RuleSearch } from "./rule-chapters";
import { matchingRules } from "./rules-sheet";

/** The rulebook of a game, on a page without a table. */
export function RulesPage({ game }: { game: string }) {
  const [book, setBook] = useState<Rules | null>(null);
  const [info, setInfo] = useState<GameInfo | null>(null);
  const title = info?.title ?? "";
  const [search, setSearch] = useState("");
  const [wanted, setWanted] = useState("");
  const [trouble, setTrouble] = useState("");
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    games().then(
      (all) => setInfo(all.find((one) => one.name === game) ?? null),
      () => {},
    );
    rulebook(game, language.value).then(setBook, (error: Error) => setTrouble(error.message));
  }, [game, language.value]);
  useEffect(() => {
    document.title = say("rules-of", { game: title });
  }, [title]);
  useEffect(() => {
    if (wanted) list.current?.querySelector(`[data-rule="${wanted}"]`)?.scrollIntoView({ block: "start" });
  }, [wanted]);
  const found = useMemo(
    () => (book ? matchingRules(book.rules, search, language.value) : []),
    [book, search],
  );
  return (
    <main class="rules-page">
      <header class="rules-page-head">
        <button class="button" onClick={() => history.back()}>
          <Icon name="undo" size={18} /> {say("back")}
        </button>
        <h1>{say("rules-of", { game: title })}</h1>
        {info?.tour && (
          <a class="button" href={`#/learn/${game}`}>
            {say("tour")}
          </a>
        )}
      </header>
      <TroubleLine text={trouble} />
      <RuleSearch search={search} set={setSearch} />
      <div class="rules" ref={list}>
        <RuleChapters
          book={book}
          shown={found}
          wanted={[wanted]}
          level={2}
          open={(id) => {
            setSearch("");
            setWanted(id);
          }}
        />
        {book && found.length === 0 && <p class="quiet-text">{say("rules-none")}</p>}
      </div>
    </main>
  );
}
