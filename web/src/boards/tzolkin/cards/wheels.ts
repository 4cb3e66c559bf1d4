/** Creates the cards for wheels, their spaces, and the workers on them. */
import type { Card } from "../../board";
import type { WheelParts } from "../components";
import type { Worker } from "../view-types";
import { type CardWriter, sentence } from "./card-writer";

export function wheelOf(t: CardWriter, id: string): WheelParts | undefined {
  return t.box.wheels.find((wheel) => wheel.id === id);
}

/**
 * The card for a wheel's hub. It shows the current cost of placing a worker and the action that this worker
 * will have tomorrow.
 */
export function wheelCard(t: CardWriter, wheel: WheelParts): Card {
  const next = t.view.placements[wheel.id];
  if (next === null) return t.card(t.thing(wheel.id), "TZ-5.3", [t.say("card-full")]);
  return t.card(t.thing(wheel.id), "TZ-5.2", [
    t.me && t.say("card-place", { space: next.space, corn: next.corn, have: t.me.corn }),
    ...todayAndTomorrow(t, wheel, next.space, next.next),
  ]);
}

export function spaceCard(t: CardWriter, wheel: WheelParts, space: number): Card {
  const { id } = wheel;
  const workers = t.view.wheels[id];
  const next = t.view.placements[id];
  const free = wheel.free_choice_spaces.includes(space);
  return t.card(t.thing(`${id} ${space}`), t.rule(`${id} ${space}`), [
    sentence(doing(t, wheel, space)),
    id === "palenque" && stock(t, space),
    ...(id === "chichen" && !free ? slot(t, space) : []),
    who(t, workers[space] ?? null),
    next?.space === space && t.me && t.say("card-place-here", { corn: next.corn, have: t.me.corn }),
    ...ownWorkers(t, wheel, space),
  ]);
}

export function workerCard(t: CardWriter, wheel: WheelParts, space: number): Card {
  const worker = t.view.wheels[wheel.id][space] ?? null;
  const place = t.thing(`${wheel.id} ${space}`);
  if (worker === "neutral" || worker === null)
    return t.card(t.say("card-worker-neutral", { place }), "TZ-13.3", [t.say("card-neutral")]);
  const outlook = t.view.outlooks[wheel.id][space];
  return t.card(t.say("card-worker", { name: t.name(worker), place }), "TZ-6.2", [
    ...todayAndTomorrow(t, wheel, space, outlook?.next ?? null),
    stepsBack(t, wheel, space),
    t.say("card-falls", { days: outlook?.falls_in ?? 0 }),
  ]);
}

function todayAndTomorrow(t: CardWriter, wheel: WheelParts, space: number, next: number | null): string[] {
  const effectAt = (at: number) => doing(t, wheel, at).replace(/\.$/, "");
  const today = acts(t, wheel, space)
    ? t.say("card-today", { effect: effectAt(space) })
    : t.say("card-today-none");
  return next === null ? [today] : [today, t.say("card-tomorrow", { effect: effectAt(next) })];
}

function doing(t: CardWriter, wheel: WheelParts, space: number): string {
  if (!acts(t, wheel, space))
    return t.say("card-no-action", { space: t.box.facts.acts[wheel.id].find((one) => one > space) ?? 0 });
  if (wheel.free_choice_spaces.includes(space)) return t.say("card-any-action", { wheel: t.thing(wheel.id) });
  return t.assets.printed.effect(`${wheel.id} ${space}`);
}

/** Whether this space has an action or a choice of actions. */
function acts(t: CardWriter, wheel: WheelParts, space: number): boolean {
  return t.box.facts.acts[wheel.id].includes(space);
}

/** The lower actions that a worker could take instead, with their prices. */
function stepsBack(t: CardWriter, wheel: WheelParts, space: number): string {
  const prices = Object.entries(t.view.outlooks[wheel.id][space]?.back ?? {}).reverse();
  if (prices.length === 0) return "";
  const list = prices.map(([action, corn]) => t.say("card-step-back", { action: Number(action), corn }));
  return t.say("card-steps-back", { corn: t.box.pickup.corn_per_step_back, list: list.join(", ") });
}

function stock(t: CardWriter, space: number): string {
  const group = t.view.jungle.find((one) => one.action === space);
  return group ? t.say("card-group", { free: group.free, wood: group.wood }) : "";
}

function slot(t: CardWriter, space: number): string[] {
  const taken = t.view.offerings[space];
  if (taken === undefined) return [];
  if (taken !== null) return [t.say("card-slot-taken")];
  return [t.say("card-slot-free"), ...(t.me && !t.me.can_offer ? [t.say("card-no-skull")] : [])];
}

function who(t: CardWriter, worker: Worker): string {
  if (worker === null) return "";
  return worker === "neutral" ? t.say("card-stands-neutral") : t.say("card-stands", { name: t.name(worker) });
}

/** The viewer's workers that will reach this space or could step back to it. */
function ownWorkers(t: CardWriter, wheel: WheelParts, space: number): string[] {
  const { me } = t;
  if (!me || !acts(t, wheel, space)) return [];
  return t.view.wheels[wheel.id].flatMap((worker, from) => {
    const outlook = t.view.outlooks[wheel.id][from];
    if (worker !== t.seat || from === space || !outlook) return [];
    const days = outlook.arrives[space];
    if (days !== undefined) return [t.say("card-arrives", { days, from })];
    const corn = outlook.back[space];
    return corn === undefined ? [] : [t.say("card-back", { from, corn, have: me.corn })];
  });
}
