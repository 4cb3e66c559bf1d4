const KEY = "patolli.record";

let kept: string | null = null;

/** The record that was last uploaded in this window, also after a reload if the browser could store it. */
export function keptRecord(): string | null {
  try {
    kept ??= sessionStorage.getItem(KEY);
  } catch {
    // no storage: the record lasts until a reload
  }
  return kept;
}

export function keepRecord(record: string): void {
  kept = record;
  try {
    sessionStorage.setItem(KEY, record);
  } catch {
    // the storage is full or switched off
  }
}
