import type {
  AnswerOdds,
  ChainOption,
  FormMessage,
  MissingAnswer,
  PatchEntry,
  Payment,
  Prospect,
  Prospects,
} from "../net/protocol";

export type Places = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What the server has sent so far about the effects of the answers to one question. */
export interface QuestionProspects {
  question: number;
  /** The effects of the answers, by `chainKey`. */
  byChain: ReadonlyMap<string, Prospect>;
  chains: ChainOption[];
  /** Combined answers to several number questions; null until it is known whether there are any. */
  payments: Payment[] | null;
  /** A form that answers this question and the following ones. */
  form: FormMessage | null;
  missing: MissingAnswer[];
  /** Maps each place on the board to its numbers, by name. */
  places: Places;
  /** The odds of the answers that have been computed so far. */
  odds: ReadonlyMap<string, AnswerOdds>;
  /** The odds of risks that do not depend on the answer, computed as if the event happened now. */
  openOdds: ReadonlyMap<string, AnswerOdds>;
  /** Whether all parts have arrived. */
  done: boolean;
}

export function chainKey(chain: readonly string[]): string {
  return chain.join("\n");
}

/** Adds a part to the effects. Part 0 replaces all earlier parts. */
export function withPart(had: QuestionProspects | undefined, part: Prospects): QuestionProspects {
  const before = part.part > 0 && had?.question === part.question ? had : undefined;
  return {
    question: part.question,
    byChain: new Map([
      ...(before?.byChain ?? []),
      ...part.answers.map((one): [string, Prospect] => [chainKey(one.chain), one]),
    ]),
    chains: part.chains ?? before?.chains ?? [],
    payments: part.payments ?? before?.payments ?? (part.done ? [] : null),
    form: part.form ?? before?.form ?? null,
    missing: [...(before?.missing ?? []), ...part.missing],
    places: { ...before?.places, ...part.places },
    odds: new Map([
      ...(before?.odds ?? []),
      ...part.odds.map((one): [string, AnswerOdds] => [one.text, one]),
    ]),
    openOdds: new Map([
      ...(before?.openOdds ?? []),
      ...part.open_odds.map((one): [string, AnswerOdds] => [one.text, one]),
    ]),
    done: part.done,
  };
}

/** Applies a patch to a view. Parts that the patch does not change remain the same objects. */
export function patched(
  view: Record<string, unknown>,
  patch: readonly PatchEntry[],
): Record<string, unknown> {
  return patch.reduce<unknown>((now, entry) => withEntry(now, entry, 0), view) as Record<string, unknown>;
}

type Key = string | number;

function withEntry(value: unknown, entry: PatchEntry, depth: number): unknown {
  if (depth === entry.at.length) return entry.to;
  const key = entry.at[depth] as Key;
  if (Array.isArray(value)) {
    const copy: unknown[] = [...value];
    copy[key as number] = withEntry(copy[key as number], entry, depth + 1);
    return copy;
  }
  const copy: Record<Key, unknown> = { ...(value as Record<Key, unknown>) };
  if (entry.gone && depth === entry.at.length - 1) delete copy[key];
  else copy[key] = withEntry(copy[key], entry, depth + 1);
  return copy;
}
