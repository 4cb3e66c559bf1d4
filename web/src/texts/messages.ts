import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Numbers = Record<string, FluentVariable>;

/**
 * The messages in one language, by `id` or `id.attribute`. If several texts define a message, the first one
 * wins. A missing message is shown as its id.
 */
export class Messages {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    texts: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text));
  }

  knows(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  say(message: string, numbers: Numbers = {}): string {
    const [id = "", attribute] = message.split(".");
    const found = this.bundle.getMessage(id);
    const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
    return pattern == null ? message : this.bundle.formatPattern(pattern, numbers, []);
  }
}
