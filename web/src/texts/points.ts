const FRACTIONS: Record<string, string> = { "1/4": "¼", "1/2": "½", "2/4": "½", "3/4": "¾" };

/** Converts points into the number that the plural rules need: ¼ point, 1 point, 1¼ points. */
export function pointsNumber(units: number, unit: number): number {
  const whole = Math.floor(Math.abs(units) / unit);
  return Math.abs(units) % unit === 0 ? whole : whole === 0 ? 1 : whole + 0.5;
}

/** Writes points that are counted in fractions: 25 quarters are 6¼. */
export function points(units: number, unit: number): string {
  const whole = Math.floor(Math.abs(units) / unit);
  const rest = Math.abs(units) % unit;
  const part = rest === 0 ? "" : (FRACTIONS[`${rest}/${unit}`] ?? ` ${rest}/${unit}`);
  return (units < 0 ? "−" : "") + (part && whole === 0 ? part.trim() : `${whole}${part}`);
}
