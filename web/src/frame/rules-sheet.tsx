import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { RuleText, Rules } from "../net/protocol";
import { rulebook } from "../state/kit";
import { language } from "../state/settings";
import { say } from "../words/frame";
import { ComponentCard } from "./component-card";
import { componentRules } from "./component-rules";
import { Sheet } from "./sheet";
import { useTableState } from "./table-context";

/** The rulebook beside the board: searchable, and opened at what one asked about. */
export function RulesSheet() {
  const { kit, sheets } = useTableState();
  const [book, setBook] = useState<Rules | null>(null);
  const [search, setSearch] = useState("");
  const about = sheets.about.value;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => void rulebook(kit.game, language.value).then(setBook, () => {}), [kit.game, language.value]);
  const wanted = useMemo(() => (book && about ? componentRules(about, kit, book.rules) : []), [book, about, kit]);
  useEffect(() => {
    const first = wanted[0];
    if (first) list.current?.querySelector(`[data-rule="${first}"]`)?.scrollIntoView({ block: "start" });
  }, [wanted]);
  const found = useMemo(() => (book ? matchingRules(book.rules, search) : []), [book, search]);
  return (
    <Sheet title={say("sheet-rules")}>
      <input class="field search" type="search" aria-label={say("rules-search")} placeholder={say("rules-search")} value={search} onInput={(event) => setSearch(event.currentTarget.value)} />
      {about && !/^[A-Z]{2}-/.test(about) && <ComponentCard id={about} />}
      <div class="rules" ref={list}>
        {book?.chapters.map((chapter) => {
          const rules = found.filter((rule) => rule.chapter === chapter);
          return rules.length ? (
            <section key={chapter}>
              <h3>{chapter}</h3>
              {rules.map((rule) => <Rule key={rule.id} rule={rule} wanted={wanted.includes(rule.id)} />)}
            </section>
          ) : null;
        })}
        {book && found.length === 0 && <p class="quiet-text">{say("rules-none")}</p>}
      </div>
    </Sheet>
  );
}

function Rule({ rule, wanted }: { rule: RuleText; wanted: boolean }) {
  return (
    <article class={wanted ? "rule wanted" : "rule"} data-rule={rule.id}>
      <h4>{rule.title} <span class="rule-id">{rule.id}</span></h4>
      {rule.paragraphs.map((text, i) => <p key={i}>{text}</p>)}
      {rule.rulings.map((text, i) => <p key={i} class="ruling">{text}</p>)}
    </article>
  );
}

export function matchingRules(rules: RuleText[], search: string): RuleText[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  return rules.filter((rule) => {
    const text = [rule.id, rule.title, ...rule.paragraphs, ...rule.rulings].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
