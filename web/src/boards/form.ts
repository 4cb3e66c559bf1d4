/** Helps to fill in a form. Every number stays within the limits sent by the server. */
import type { FormMessage } from "../net/protocol";

export function startValues(form: FormMessage): number[] {
  return form.fields.map(({ value }) => value);
}

function sum(weights: readonly number[], values: readonly number[]): number {
  return weights.reduce((total, weight, i) => total + weight * (values[i] ?? 0), 0);
}

/** How much can still be added before a limit is reached. */
export function left(form: FormMessage, values: readonly number[], name: string): number {
  const limit = form.limits.find((one) => one.name === name);
  return limit ? limit.most - sum(limit.weights, values) : 0;
}

/** Whether a field automatically receives what is left of a limit. */
export function isRest(form: FormMessage, field: number): boolean {
  return form.limits.some(({ rest }) => rest === field);
}

function fits(form: FormMessage, values: readonly number[]): boolean {
  return (
    values.every((value, i) => value >= 0 && value <= (form.fields[i]?.most ?? 0)) &&
    form.limits.every(({ weights, most }) => sum(weights, values) <= most)
  );
}

/**
 * The values after a field has been set to this number. A field that receives the remainder of a limit
 * absorbs the difference. Null if the number exceeds a limit.
 */
export function withValue(
  form: FormMessage,
  values: readonly number[],
  field: number,
  value: number,
): number[] | null {
  const next = [...values];
  next[field] = value;
  for (const { weights, most, rest } of form.limits)
    if (rest >= 0 && rest !== field && (weights[field] ?? 0) !== 0)
      next[rest] = (next[rest] ?? 0) + most - sum(weights, next);
  return fits(form, next) ? next : null;
}

/**
 * The values after a field has been set to this number or, if it does not fit, to the largest smaller number
 * that does.
 */
export function nearest(
  form: FormMessage,
  values: readonly number[],
  field: number,
  value: number,
): number[] {
  for (let n = value; n > (values[field] ?? 0); n--) {
    const next = withValue(form, values, field, n);
    if (next) return next;
  }
  return withValue(form, values, field, Math.min(value, values[field] ?? 0)) ?? [...values];
}

/** The largest amount by which the fields fall short of the minimum of a limit; 0 if they reach all minimums. */
export function missing(form: FormMessage, values: readonly number[]): number {
  return form.limits.reduce((most, { weights, least }) => Math.max(most, least - sum(weights, values)), 0);
}

export function isComplete(form: FormMessage, values: readonly number[]): boolean {
  return fits(form, values) && form.limits.every(({ weights, least }) => sum(weights, values) >= least);
}

/** Whether a fixed number of items must be selected. The last selection then completes the form. */
export function isSelection(form: FormMessage): boolean {
  return (
    form.fields.every(({ most }) => most === 1) &&
    form.limits.every(({ least, most, rest }) => least === most && rest < 0)
  );
}
