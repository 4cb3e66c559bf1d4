const KEY = "patolli.record";

let kept: string | null = null;

/**
 * The record that was last uploaded in this window. It survives a reload if the browser was able to store it.
 */
export function keptRecord(): string | null {
  try {
    kept ??= sessionStorage.getItem(KEY);
  } catch {
    // without storage, the record lasts until a reload
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
