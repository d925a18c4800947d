import type { SavedEntry } from "#web/shared/SavedCars/SavedEntry.ts";

/** An action of the saved cars' page, sent as JSON. */
export type SavedAction =
  /** `name` is the name of the car, for the toast after its removal. */
  | { intent: "remove"; entry: SavedEntry; name: string }
  /** Undoes a removal. */
  | { intent: "restore"; entry: SavedEntry }
  | { intent: "alert"; id: string; isOn: boolean };

/** The removed car, which can be restored. */
export interface SavedResult {
  removed?: { entry: SavedEntry; name: string };
}
