import * as v from "valibot";

/** A deletion that can still be undone. */
export interface LastDeletion {
  userId: string;
  /** Time by which the API identifies the deleted notifications. */
  deletedAt: string;
  /** Number of deleted notifications. */
  count: number;
}

const Stored = v.object({ userId: v.string(), deletedAt: v.string(), count: v.number(), until: v.number() });
const name = "sayara.deletedNotifications";
/** Milliseconds for which the page offers to undo a deletion. The API allows a day. */
const OFFERED = 600_000;

/** Stores a deletion for the tab's next visit to the page. */
export function keepDeletion(deletion: LastDeletion, now: Date): void {
  try {
    sessionStorage.setItem(name, JSON.stringify({ ...deletion, until: now.getTime() + OFFERED }));
  } catch {
    // Storage is blocked, so only the toast offers to undo.
  }
}

/** Returns the user's last deletion; null after it was undone, or if it is too old. */
export function readDeletion(userId: string, now: Date): LastDeletion | null {
  try {
    const stored = v.parse(Stored, JSON.parse(sessionStorage.getItem(name) ?? "null"));
    return stored.userId === userId && now.getTime() < stored.until ? stored : null;
  } catch {
    return null;
  }
}

export function dropDeletion(): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Storage is blocked, so it contains nothing.
  }
}
