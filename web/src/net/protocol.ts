/** The messages of src/patolli/table/protocol, version 2, as far as the page uses them. */

export const VERSION = 2;

export interface Pace {
  kind: "none" | "live" | "days";
  seconds: number;
  increment: number;
}

export interface GameInfo {
  name: string;
  title: string;
  fewest: number;
  most: number;
  choices: Record<string, string[]>;
  languages: string[];
  levels: string[];
  components: string;
  uncertain: Uncertain[];
  about?: { name: string; words: Record<string, string> }[];
}

/** A value of the box that is not certain. */
export interface Uncertain {
  path: string;
  confidence: string;
  source: string;
}

/** What a component is called, costs and does, and how sure that is. */
export interface CardText {
  name: string;
  cost: string;
  effect: string;
  confidence: string;
}

export interface Components {
  own: boolean;
  values: Record<string, unknown>;
  replaced: string[];
  uncertain: Uncertain[];
}

export interface RuleText {
  id: string;
  title: string;
  chapter: string;
  paragraphs: string[];
  rulings: string[];
}

export interface Rules {
  game: string;
  language: string;
  chapters: string[];
  rules: RuleText[];
}

export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  level: string;
  stand_in: boolean;
  online: boolean;
  /** For so long that there is no vote, and the host may let a bot play. */
  away: boolean;
  /** Milliseconds for which this seat may still pause alone. */
  pause_left: number;
  /** Its word for fate has been said. */
  ready: boolean;
}

export type Hints = "allowed" | "announced" | "off";
export type About = "abandon" | "rewind" | "pause";

export interface Vote {
  about: About;
  /** The seat that asked; null: the host; below 0: somebody who has left. */
  by: number | null;
  yes: number[];
  needed: number[];
  /** Of a rewind: whose decision would be undone, and in whose turn it was made (below 0: nobody's). */
  seat: number;
  turn: number;
}

export interface Pausing {
  by: number | null;
  /** By the server's clock. */
  until: number | null;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  state: "waiting" | "running" | "paused" | "over" | "abandoned" | "stuck";
  seats: SeatInfo[];
  pace: Pace;
  options: Record<string, string>;
  components: string;
  curtain: boolean;
  asked: number[];
  votes: Vote[];
  watching: number;
  moved: number;
  fate: { hash: string; words: string[]; seed: string };
  hints: Hints;
  rematch: string;
  pause: Pausing | null;
  ended_by: "" | "players" | "host" | "operator";
}

export interface NewSeat {
  kind: "me" | "hot" | "open" | "bot";
  name?: string;
  level?: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  listed?: boolean;
  curtain?: boolean;
  pace?: Pace;
  options?: Record<string, string>;
  components?: string;
  hints?: Hints;
}

export interface SeatGiven {
  seat: number;
  token: string;
  link: string;
}

/** My seat at the next table; the host's key for whoever made it. */
export interface Again extends SeatGiven {
  host: string;
}

export interface TableMade {
  table: TableInfo;
  host: string;
  seats: SeatGiven[];
}

export interface Mine {
  table: TableInfo;
  seats: number[];
  host: boolean;
  my_turn: boolean;
}

export interface Lobby {
  mine: Mine[];
  listed: TableInfo[];
}

export interface DamagedTable {
  id: string;
  why: string;
}

export interface HostPage {
  version: string;
  tables: TableInfo[];
  stuck: string[];
  live: number;
  sockets: number;
  memory_mb: number;
  total: number;
  first: number;
  damaged: DamagedTable[];
}

export interface Link {
  seat: number;
  token: string;
  link: string;
  qr: string;
  here_only: boolean;
}

export type Invite = Pick<Link, "link" | "qr" | "here_only">;

export interface Stream {
  era: number;
  last: number;
}

export interface Option {
  text: string;
  words: string;
}

export interface Asked {
  number: number;
  kind: string;
  rule: string;
  numbers: number[];
  window: string;
  options: Option[];
  asides: Option[];
  default: string;
  words: string;
}

export type TableEvent = { event: string; rule: string; seat?: number } & Record<string, string | number>;

export interface Happened {
  event: TableEvent;
  words: string;
}

export interface Scores {
  unit: number;
  totals: number[];
  ranks: number[];
  sources: string[];
  table: number[][];
}

export interface Shows {
  stream: Stream;
  kept: number;
  events: Happened[];
  table: Record<string, unknown>;
  gone: string[];
  asked: number[];
  question: Asked | null;
  undo: boolean;
  over: boolean;
  scores: Scores;
  standing: Record<string, string>;
  /** Entries after these came after this seat's own last turn. */
  since: number;
  notes: string | null;
}

export interface Clocks {
  at: number;
  left: (number | null)[];
  running: number[];
}

export interface ChatLine {
  id: string;
  at: number;
  name: string;
  seat: number | null;
  text: string;
  /** Told to this seat alone. */
  addressee: number | null;
  kind: "line" | "proposal" | "accepted" | "declined";
  /** The proposal that it answers. */
  about: string;
}

export interface Shown {
  n: number;
  last: number;
  table: Record<string, unknown>;
  asked: number[];
  scores: Scores;
  events: TableEvent[];
  words: string[];
  /** So many entries of the viewer's own stream there were then. */
  told: number;
}

export interface Welcome {
  is: "welcome";
  to: number;
  table: TableInfo;
  seats: number[];
  host: boolean;
  looking: number | null;
  clocks: Clocks;
  chat: ChatLine[];
  now: number;
}

export interface Ack {
  is: "ack";
  to: number;
  again: Again | null;
}
export interface Failure {
  is: "error";
  to: number;
  error: string;
  text: string;
  /** Answer to hello: the places of its tokens that do not fit (any more). */
  dead?: number[];
}
export interface Reason {
  is: "reason";
  to: number;
  offered: boolean;
  reason: string;
  rule: string;
  words: string;
}
export interface Previewed {
  is: "previewed";
  to: number;
  texts: string[];
  table: Record<string, unknown>;
  events: Happened[];
  end: End;
  options: Option[];
  scores: Scores;
  /** What each of the moves does. */
  words: string[];
  /** What would follow when my own doing has ended; the table and the scores are from before it. */
  later: Happened[];
}
export type End = "asked" | "other" | "chance" | "hole" | "over";
export interface Imagined {
  is: "imagined";
  to: number;
  texts: string[];
  words: string[];
  table: Record<string, unknown>;
  events: Happened[];
  scores: Scores;
  end: End;
  question: Asked | null;
}
export interface Reached {
  is: "reached";
  to: number;
  question: number;
  chains: string[][];
  words: string[];
}
export interface Prospect {
  option: Option;
  points: number;
  share: number;
}
/** So much more of something than with the second of the best, or less. */
export interface Because {
  what: string;
  words: string;
  points: boolean;
  by: number;
}
export interface Hinted {
  is: "hinted";
  to: number;
  question: number;
  strength: number;
  look: Option[];
  move: Option | null;
  best: Prospect[];
  line: Option[];
  because: Because[];
}

export type ServerMessage =
  | Welcome
  | { is: "update"; seat: number; whole: boolean; shows: Shows }
  | { is: "table"; table: TableInfo }
  | { is: "clocks"; clocks: Clocks }
  | { is: "chat"; line: ChatLine }
  | { is: "talk"; lines: ChatLine[] }
  | Looking
  | { is: "pong"; to: number; now: number }
  | Ack
  | Failure
  | Reason
  | Previewed
  | Imagined
  | Reached
  | Hinted;

/** Who looks now, of several at this device; nobody: the curtain has fallen. */
export interface Looking {
  is: "looking";
  to: number;
  seat: number | null;
}

export interface Held {
  token: string;
  stream: Stream | null;
}

/** What the page says, without the id that the line adds. */
export type Saying =
  | { do: "play"; seat: number; question: number; text: string }
  | { do: "play_chain"; seat: number; question: number; texts: string[] }
  | { do: "undo"; seat: number; question: number; all: boolean; moves: number }
  | { do: "why"; seat: number; text: string }
  | { do: "preview"; seat: number; texts: string[] }
  | { do: "imagine"; seat: number; texts: string[] }
  | { do: "reach"; seat: number; most: number }
  | { do: "hint"; seat: number; question: number; strength: number }
  | {
      do: "standing";
      seat: number;
      window: string;
      answer: "ask" | "default";
      until: "once" | "turn" | "always";
    }
  | { do: "chat"; text: string; seat?: number; addressee?: number }
  | { do: "propose"; seat: number; gives: string[]; wants: string[]; addressee?: number }
  | { do: "reply"; seat: number; about: string; yes: boolean }
  | { do: "note"; seat: number; text: string }
  | { do: "lift"; seat: number | null }
  | { do: "hand_over" }
  | { do: "start" | "resume" | "close" }
  | { do: "fill"; seat: number; level: string; name: string }
  | { do: "rewind"; seat: number; question: number }
  | { do: "leave" | "kick" | "pause" | "long_pause" | "abandon" | "take_back"; seat: number }
  | { do: "rematch"; seat: number; word_later: boolean }
  | { do: "word"; seat: number; word: string }
  | { do: "stand_in"; seat: number; level: string }
  | { do: "agree"; about: About; seat: number; yes: boolean };
