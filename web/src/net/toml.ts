/** Reads the part of TOML that components files use: tables, lists of tables, and values on one or more lines. */

export type Toml = string | number | boolean | Toml[] | { [key: string]: Toml };
type TomlTable = { [key: string]: Toml };

export function readToml(text: string): TomlTable {
  const root: TomlTable = {};
  let here = root;
  const reader = new Reader(text);
  while (reader.skip(true)) {
    if (reader.take("[[")) {
      here = appended(root, reader.until("]]"));
    } else if (reader.take("[")) {
      here = opened(root, reader.until("]"));
    } else {
      const key = reader.key();
      reader.expect("=");
      here[key] = reader.value();
    }
  }
  return root;
}

function opened(root: TomlTable, path: string): TomlTable {
  let here = root;
  for (const part of path.trim().split(".")) {
    here[part] ??= {};
    const next = here[part] as Toml;
    here = (Array.isArray(next) ? next[next.length - 1] : next) as TomlTable;
  }
  return here;
}

function appended(root: TomlTable, path: string): TomlTable {
  const parts = path.trim().split(".");
  const last = parts.pop()!;
  const parent = parts.length ? opened(root, parts.join(".")) : root;
  parent[last] ??= [];
  const made: TomlTable = {};
  (parent[last] as Toml[]).push(made);
  return made;
}

class Reader {
  private at = 0;
  constructor(private readonly text: string) {}

  /** Over spaces and remarks, with `lines` also over line ends; tells whether something is left. */
  skip(lines: boolean): boolean {
    const space = lines ? /[\s]/ : /[ \t]/;
    for (;;) {
      const char = this.text[this.at];
      if (char === undefined) return false;
      if (char === "#") while (this.at < this.text.length && this.text[this.at] !== "\n") this.at++;
      else if (space.test(char)) this.at++;
      else return true;
    }
  }

  take(token: string): boolean {
    if (!this.text.startsWith(token, this.at)) return false;
    this.at += token.length;
    return true;
  }

  expect(token: string): void {
    this.skip(false);
    if (!this.take(token)) throw new Error(`components: ${token} expected at ${this.at}`);
  }

  until(token: string): string {
    const end = this.text.indexOf(token, this.at);
    const found = this.text.slice(this.at, end);
    this.at = end + token.length;
    return found;
  }

  key(): string {
    if (this.text[this.at] === '"') return this.quoted();
    return this.match(/[A-Za-z0-9_-]+/y);
  }

  value(): Toml {
    this.skip(true);
    const char = this.text[this.at];
    if (char === '"') return this.quoted();
    if (char === "[") return this.list();
    if (char === "{") return this.inline();
    if (this.take("true")) return true;
    if (this.take("false")) return false;
    return Number(this.match(/[-+0-9._eE]+/y).replace(/_/g, ""));
  }

  private list(): Toml[] {
    const values: Toml[] = [];
    this.at++;
    while (this.skip(true) && !this.take("]")) {
      values.push(this.value());
      this.skip(true);
      this.take(",");
    }
    return values;
  }

  private inline(): TomlTable {
    const table: TomlTable = {};
    this.at++;
    while (this.skip(true) && !this.take("}")) {
      const key = this.key();
      this.expect("=");
      table[key] = this.value();
      this.skip(true);
      this.take(",");
    }
    return table;
  }

  private quoted(): string {
    return JSON.parse(this.match(/"(?:[^"\\]|\\.)*"/y)) as string;
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined) throw new Error(`components: unreadable at ${this.at}`);
    this.at += found.length;
    return found;
  }
}
