interface Answers {
  kind: string;
  numbers: number[];
  options: { text: string }[];
}

/** TZ-6.3, TZ-15.12: an action that theology opens for nothing is not paid for by stepping back; the own space needs no theology. */
export function dominated({ kind, numbers, options }: Answers): string[] {
  if (kind !== "ChooseAction") return [];
  const offered = new Set(options.map((option) => option.text));
  const space = numbers[1] ?? 0;
  return options.flatMap(({ text }) => {
    const action = /^higher (\d+)$/.exec(text)?.[1];
    if (action === undefined || !offered.has(`act ${action}`)) return [];
    return [Number(action) === space ? text : `act ${action}`];
  });
}
