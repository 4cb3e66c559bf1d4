const KEY = "patolli.record";

let kept: string | null = null;

/** The record last uploaded in this window. It survives a reload if the browser could store it. */
export function keptRecord(): string | null {
  try {
    kept ??= sessionStorage.getItem(KEY);
  } catch {
    // without storage, the record is lost when the page reloads
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
