import type { SavedEntry } from "#web/shared/SavedCars/SavedEntry.ts";

/** A write of the page, as JSON. */
export type SavedAction =
  | { intent: "remove"; entry: SavedEntry }
  /** Undoes a removal. */
  | { intent: "restore"; entry: SavedEntry }
  | { intent: "alert"; id: string; isOn: boolean };

/** The removed car, which can be restored. */
export interface SavedResult {
  removed?: SavedEntry;
}
