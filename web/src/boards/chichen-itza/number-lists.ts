/** Short forms of lists of numbers. */

/** 1 1 1 1 2 2 2 3 as 1 ×4, 2 ×3, 3. */
export function counted(numbers: number[]): string {
  return [...new Set(numbers)]
    .map((one) => ({ one, n: numbers.filter((other) => other === one).length }))
    .map(({ one, n }) => (n > 1 ? `${one} ×${n}` : String(one)))
    .join(", ");
}

/** Writes the numbers 1, 2, 3 as "1–3", and 1, 3 as "1, 3"; returns an empty string for an empty list. */
export function span(numbers: number[]): string {
  const [first] = numbers;
  if (first === undefined) return "";
  const last = numbers[numbers.length - 1]!;
  const inARow = numbers.every((one, i) => one === first + i);
  return inARow && last > first ? `${first}–${last}` : numbers.join(", ");
}
