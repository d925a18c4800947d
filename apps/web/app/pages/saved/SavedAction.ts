import type { SavedEntry } from "#web/shared/SavedCars/SavedEntry.ts";

/** What the page sends to its action, as JSON. */
export type SavedAction =
  /** `name` is the car's, for the toast after the removal. */
  | { intent: "remove"; entry: SavedEntry; name: string }
  /** Undoes a removal. */
  | { intent: "restore"; entry: SavedEntry }
  | { intent: "alert"; id: string; isOn: boolean };

/** The removed car, which can be restored. */
export interface SavedResult {
  removed?: { entry: SavedEntry; name: string };
}
