import * as v from "valibot";

/** A deletion that can still be undone. */
export interface LastDeletion {
  userId: string;
  /** Time by which the API identifies the deleted notifications. */
  deletedAt: string;
  /** Number of deleted notifications. */
  count: number;
}

const StoredDeletion = v.object({
  userId: v.string(),
  deletedAt: v.string(),
  count: v.number(),
  until: v.number(),
});
const storageKey = "sayara.deletedNotifications";
/** Milliseconds for which the page offers to undo a deletion. The API allows a day. */
const UNDO_OFFER_MS = 600_000;

/** Stores a deletion for the tab's next visit to the page. */
export function storeDeletion(deletion: LastDeletion, now: Date): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...deletion, until: now.getTime() + UNDO_OFFER_MS }));
  } catch {
    // Storage is blocked, so only the toast offers to undo.
  }
}

/** Returns the user's last deletion; null after it was undone, or if it is too old. */
export function readDeletion(userId: string, now: Date): LastDeletion | null {
  try {
    const stored = v.parse(StoredDeletion, JSON.parse(sessionStorage.getItem(storageKey) ?? "null"));
    return stored.userId === userId && now.getTime() < stored.until ? stored : null;
  } catch {
    return null;
  }
}

export function removeDeletion(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked, so it contains nothing.
  }
}
