import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Rules, RuleText } from "../../net/protocol";
import { rulebook } from "../../state/game-assets";
import { say } from "../../texts/frame";
import { language } from "../../texts/language";
import { ComponentCard } from "../explain/component-card";
import { useTableState } from "../table/table-context";
import { componentRules } from "./component-rules";
import { RuleParagraph } from "./rule-text";
import { Sheet } from "./sheet";

const MOST_THINGS = 12;

/** The rulebook beside the board: searchable, and opened at what one asked about. */
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
  const found = useMemo(() => (book ? matchingRules(book.rules, search) : []), [book, search]);
  const things = useMemo(
    () => (search.trim().length > 1 ? assets.printed.find(search).slice(0, MOST_THINGS) : []),
    [assets, search],
  );
  const isRule = book?.rules.some((rule) => rule.id === about) ?? /^[A-Z]{2}-/.test(about);
  return (
    <Sheet title={say("sheet-rules")}>
      <input
        class="field search"
        type="search"
        aria-label={say("rules-search")}
        placeholder={say("rules-search")}
        value={search}
        onInput={(event) => setSearch(event.currentTarget.value)}
      />
      {about && !isRule && !search && <ComponentCard id={about} />}
      {things.map((id) => (
        <ComponentCard key={id} id={id} />
      ))}
      <div class="rules" ref={list}>
        {book?.chapters.map((chapter) => {
          const rules = found.filter((rule) => rule.chapter === chapter);
          return rules.length ? (
            <section key={chapter}>
              <h3>{chapter}</h3>
              {rules.map((rule) => (
                <Rule
                  key={rule.id}
                  rule={rule}
                  wanted={wanted.includes(rule.id)}
                  open={(id) => {
                    setSearch("");
                    sheets.about.value = id;
                  }}
                />
              ))}
            </section>
          ) : null;
        })}
        {book && found.length === 0 && things.length === 0 && <p class="quiet-text">{say("rules-none")}</p>}
      </div>
    </Sheet>
  );
}

function Rule({ rule, wanted, open }: { rule: RuleText; wanted: boolean; open: (rule: string) => void }) {
  return (
    <article class={wanted ? "rule wanted" : "rule"} data-rule={rule.id}>
      <h4>
        {rule.title} <span class="rule-id">{rule.id}</span>
      </h4>
      {rule.paragraphs.map((text, i) => (
        <RuleParagraph key={i} text={text} open={open} />
      ))}
      {rule.rulings.map((text, i) => (
        <RuleParagraph key={i} text={text} ruling open={open} />
      ))}
    </article>
  );
}

/** Rules with all the words; where none has them whole, with words that begin so, and at last with them anywhere. */
export function matchingRules(rules: RuleText[], search: string): RuleText[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  const texts = rules.map(
    (rule) => ` ${[rule.id, rule.title, ...rule.paragraphs, ...rule.rulings].join(" ").toLowerCase()} `,
  );
  const begins = (word: string) => `(?<![\\p{L}\\d])${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`;
  const ways = [
    words.map((word) => new RegExp(`${begins(word)}(?![\\p{L}\\d])`, "u")),
    words.map((word) => new RegExp(begins(word), "u")),
  ];
  for (const way of ways) {
    const found = rules.filter((_, i) => way.every((one) => one.test(texts[i]!)));
    if (found.length > 0) return found;
  }
  return rules.filter((_, i) => words.every((word) => texts[i]!.includes(word)));
}
