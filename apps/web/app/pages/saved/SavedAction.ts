import type { SavedEntry } from "#web/shared/SavedCars/SavedEntry.ts";

/** A write of the page, as JSON. */
export type SavedAction =
  /** `name` is shown once it is removed. */
  | { intent: "remove"; entry: SavedEntry; name: string }
  /** Undoes a removal. */
  | { intent: "restore"; entry: SavedEntry }
  | { intent: "alert"; id: string; isOn: boolean };

/** The removed car, which can be restored. */
export interface SavedResult {
  removed?: { entry: SavedEntry; name: string };
}
