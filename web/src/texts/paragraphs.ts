/** Parses the subset of Markdown that rulebooks use: tables, lists, strong text, and links to other rules. */

export type TextRun = { text: string } | { strong: string } | { rule: string };

export type Block =
  | { is: "table"; head: string[]; rows: string[][] }
  | { is: "list"; items: string[] }
  | { is: "text"; text: string };

const RULE = /\b[A-Z]{2}-[A-Z]?\d+(?:\.\d+)*[a-z]?\b/;

function cells(line: string): string[] {
  return line
    .replace(/^\s*\||\|\s*$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

export function blockOf(paragraph: string): Block {
  const lines = paragraph.split("\n").filter((line) => line.trim());
  if (lines.length > 1 && lines.every((line) => line.trim().startsWith("|"))) {
    const [head = "", ...rows] = lines;
    return { is: "table", head: cells(head), rows: rows.filter((row) => !/^[\s|:-]+$/.test(row)).map(cells) };
  }
  if (lines.length > 0 && lines.every((line) => /^\s*[-*] /.test(line))) {
    return { is: "list", items: lines.map((line) => line.replace(/^\s*[-*] /, "")) };
  }
  return { is: "text", text: lines.join(" ") };
}

/** Finds strong text and rule ids within plain text. */
export function textRuns(text: string): TextRun[] {
  const found: TextRun[] = [];
  for (const part of text.split(new RegExp(`(\\*\\*[^*]+\\*\\*|\`[^\`]+\`|${RULE.source})`))) {
    if (!part) continue;
    if (part.startsWith("**")) found.push({ strong: part.slice(2, -2) });
    else if (part.startsWith("`")) found.push({ strong: part.slice(1, -1) });
    else if (new RegExp(`^${RULE.source}$`).test(part)) found.push({ rule: part });
    else found.push({ text: part });
  }
  return found;
}
