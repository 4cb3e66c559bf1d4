import type { EditorField, EditorGroup } from "../../net/protocol";

export interface Found {
  group: EditorGroup;
  field: EditorField;
}

/** The names that a marked element of the board may represent, beginning with the most likely one. */
export function namesOf(element: Element): string[] {
  const about = element.getAttribute("data-about") ?? "";
  const word = element.getAttribute("data-word") ?? "";
  const said = word.split(" ").slice(1);
  const parts = [...about.split(" ").reverse(), ...said.reverse()];
  return [about, said.join(" "), ...parts].filter((one) => /[a-z]/i.test(one) || one === about);
}

/**
 * Finds the field for an element of the board: a field that says that it is about the element, that has the
 * element's name, or that contains it as a value.
 */
export function findField(groups: readonly EditorGroup[], names: string[], seat: number): Found | null {
  const all = groups.flatMap((group) => group.fields.map((field) => ({ group, field })));
  // If fields of several players match, the field of the viewed player comes first.
  all.sort((a, b) => Number(b.group.seat === seat) - Number(a.group.seat === seat));
  const said = names.map((name) => name.toLowerCase()).filter(Boolean);
  for (const fits of [isAbout, isCalled, holds])
    for (const name of said) {
      const found = all.find(({ field }) => fits(field, name));
      if (found) return found;
    }
  return null;
}

function isAbout(field: EditorField, name: string): boolean {
  return field.about.some((one) => one.toLowerCase() === name);
}

function isCalled(field: EditorField, name: string): boolean {
  return field.id.split(":").some((part) => !/^\d+$/.test(part) && part.toLowerCase() === name);
}

function holds({ value }: EditorField, name: string): boolean {
  return Array.isArray(value)
    ? value.some((one) => one.toLowerCase() === name)
    : typeof value === "string" && value.toLowerCase() === name;
}

/** The field with this id, and its group. */
export function fieldById(groups: readonly EditorGroup[], id: string): Found | null {
  for (const group of groups) {
    const field = group.fields.find((one) => one.id === id);
    if (field) return { group, field };
  }
  return null;
}
