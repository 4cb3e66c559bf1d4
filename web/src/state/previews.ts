import type { Previewed, ServerMessage, WhyAnswer } from "../net/protocol";
import type { TableRequest } from "../net/table-socket";

type Say = <T extends ServerMessage>(request: TableRequest) => Promise<T>;

/** What was tried out and asked about the question that stands now; each thing is asked once, and forgotten with it. */
export class Previews {
  private readonly tried = new Map<string, Promise<Previewed>>();
  private readonly reasons = new Map<string, Promise<WhyAnswer>>();

  constructor(
    private readonly say: Say,
    private readonly seat: () => number,
  ) {}

  forget(): void {
    this.tried.clear();
    this.reasons.clear();
  }

  preview(chain: string[]): Promise<Previewed> {
    return once(this.tried, chain.join("\n"), () =>
      this.say<Previewed>({ do: "preview", seat: this.seat(), texts: chain }),
    );
  }

  reason(word: string): Promise<WhyAnswer> {
    return once(this.reasons, word, () => this.say<WhyAnswer>({ do: "why", seat: this.seat(), text: word }));
  }
}

function once<T>(store: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  let found = store.get(key);
  if (found === undefined) {
    found = ask();
    store.set(key, found);
    found.catch(() => store.delete(key));
  }
  return found;
}
