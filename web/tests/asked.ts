import type { Asked, Option, Prospect, Prospects } from "../src/net/protocol";

export function option(text: string, more: Partial<Option> = {}): Option {
  return {
    text,
    words: text.toUpperCase(),
    note: "",
    free: false,
    gives_up: false,
    passes: false,
    declines: false,
    dominated_by: "",
    ...more,
  };
}

export function asked(options: (string | Option)[], more: Partial<Asked> = {}): Asked {
  return {
    number: 1,
    kind: "Any",
    rule: "",
    numbers: [],
    window: "",
    default: "",
    words: "",
    asides: [],
    warnings: [],
    chosen: [],
    options: options.map((one) => (typeof one === "string" ? option(one) : one)),
    ...more,
  };
}

export function prospect(chain: string[], more: Partial<Prospect> = {}): Prospect {
  return {
    chain,
    end: "asked",
    things: [],
    points: [],
    deferred_points: 0,
    events: [],
    later: [],
    patch: [],
    next: [],
    ends: "",
    costs: false,
    at_stake: false,
    ...more,
  };
}

export function part(more: Partial<Prospects> = {}): Prospects {
  return {
    is: "prospects",
    seat: 0,
    question: 1,
    part: 0,
    done: false,
    cut: false,
    odds_follow: false,
    answers: [],
    chains: null,
    form: null,
    payments: null,
    missing: [],
    places: {},
    odds: [],
    open_odds: [],
    ...more,
  };
}
