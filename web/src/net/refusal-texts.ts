/** The server refuses in English; the page may say it in the reader's language. */
let translate = (_error: string, text: string): string => text;

export function translateRefusals(by: (error: string, text: string) => string): void {
  translate = by;
}

export function refusalText(error: string, text: string): string {
  return translate(error, text);
}
