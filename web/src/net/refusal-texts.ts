/** The server's error messages are in English. The page can translate them. */
let translate = (_error: string, text: string): string => text;

export function translateRefusals(by: (error: string, text: string) => string): void {
  translate = by;
}

export function refusalText(error: string, text: string): string {
  return translate(error, text);
}
