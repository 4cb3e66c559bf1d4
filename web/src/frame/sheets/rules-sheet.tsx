import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Rules, RuleText } from "../../net/protocol";
import { type GameAssets, rulebook } from "../../state/game-assets";
import { say } from "../../texts/frame";
import { type Language, language } from "../../texts/language";
import { found } from "../../texts/search";
import { ComponentCard } from "../explain/component-card";
import { useTableState } from "../table/table-context";
import { componentRules } from "./component-rules";
import { RuleChapters, RuleSearch } from "./rule-chapters";
import { Sheet } from "./sheet";

const MOST_THINGS = 12;

/** The rulebook next to the board. It can be searched and opens at the rules for the selected thing. */
export function RulesSheet() {
  const { assets, sheets } = useTableState();
  const [book, setBook] = useState<Rules | null>(null);
  const [search, setSearch] = useState("");
  const about = sheets.about.value;
  const list = useRef<HTMLDivElement>(null);
  useEffect(
    () => void rulebook(assets.game, language.value).then(setBook, () => {}),
    [assets.game, language.value],
  );
  const wanted = useMemo(
    () => (book && about ? componentRules(about, assets, book.rules) : []),
    [book, about, assets],
  );
  useEffect(() => {
    const first = wanted[0];
    if (first) list.current?.querySelector(`[data-rule="${first}"]`)?.scrollIntoView({ block: "start" });
  }, [wanted]);
  const shown = useMemo(() => (book ? searched(book, search, assets) : []), [book, search, assets]);
  const things = useMemo(
    () => (search.trim().length > 1 ? assets.printed.find(search, language.value).slice(0, MOST_THINGS) : []),
    [assets, search],
  );
  const isRule = book?.rules.some((rule) => rule.id === about) ?? /^[A-Z]{2}-/.test(about);
  return (
    <Sheet title={say("sheet-rules")}>
      <RuleSearch search={search} set={setSearch} />
      {about && !isRule && !search && <ComponentCard id={about} />}
      {things.map((id) => (
        <ComponentCard key={id} id={id} />
      ))}
      <div class="rules" ref={list}>
        <RuleChapters
          book={book}
          shown={shown}
          wanted={wanted}
          level={3}
          open={(id) => {
            setSearch("");
            sheets.about.value = id;
          }}
        />
        {book && shown.length === 0 && things.length === 0 && <p class="quiet-text">{say("rules-none")}</p>}
      </div>
    </Sheet>
  );
}

/**
 * The rules that contain all words of the search in any inflected form. If there are none, the rules about a
 * component with that name.
 */
export function matchingRules(rules: RuleText[], search: string, spoken: Language): RuleText[] {
  return found(
    rules,
    (rule) => [rule.id, rule.title, ...rule.paragraphs, ...rule.rulings].join(" "),
    search,
    spoken,
  );
}

function searched(book: Rules, search: string, assets: GameAssets): RuleText[] {
  const matching = matchingRules(book.rules, search, language.value);
  if (matching.length > 0) return matching;
  const named = assets.printed.findNamed(search, language.value).slice(0, MOST_THINGS);
  const about = new Set(named.flatMap((id) => componentRules(id, assets, book.rules)));
  return book.rules.filter((rule) => about.has(rule.id));
}
