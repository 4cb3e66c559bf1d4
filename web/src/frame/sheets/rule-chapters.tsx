import type { Rules, RuleText } from "../../net/protocol";
import { say } from "../../texts/frame";
import { RuleParagraph } from "./rule-text";

interface Props {
  book: Rules | null;
  /** The rules to show, in rulebook order. */
  shown: RuleText[];
  /** The rules to mark. */
  wanted: string[];
  open: (rule: string) => void;
  /** The level of a chapter's heading; the headings of rules are one level lower. */
  level: 2 | 3;
}

/** Rules grouped by chapter. Chapters without any of these rules are omitted. */
export function RuleChapters({ book, shown, wanted, open, level }: Props) {
  const Heading = `h${level}` as "h2" | "h3";
  return (
    <>
      {book?.chapters.map((chapter) => {
        const rules = shown.filter((rule) => rule.chapter === chapter);
        return rules.length ? (
          <section key={chapter}>
            <Heading>{chapter}</Heading>
            {rules.map((rule) => (
              <Rule
                key={rule.id}
                heading={level === 2 ? "h3" : "h4"}
                rule={rule}
                wanted={wanted.includes(rule.id)}
                open={open}
              />
            ))}
          </section>
        ) : null;
      })}
    </>
  );
}

interface RuleProps {
  rule: RuleText;
  wanted: boolean;
  open: (rule: string) => void;
  heading: "h3" | "h4";
}

function Rule({ rule, wanted, open, heading: Heading }: RuleProps) {
  return (
    <article class={wanted ? "rule wanted" : "rule"} data-rule={rule.id}>
      <Heading>
        {rule.title} <span class="rule-id">{rule.id}</span>
      </Heading>
      {rule.paragraphs.map((text, i) => (
        <RuleParagraph key={i} text={text} open={open} />
      ))}
      {rule.rulings.map((text, i) => (
        <RuleParagraph key={i} text={text} ruling open={open} />
      ))}
    </article>
  );
}

/** The field that searches the rulebook. */
export function RuleSearch({ search, set }: { search: string; set: (search: string) => void }) {
  return (
    <input
      class="field search"
      type="search"
      aria-label={say("rules-search")}
      placeholder={say("rules-search")}
      value={search}
      onInput={(event) => set(event.currentTarget.value)}
    />
  );
}
