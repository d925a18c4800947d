import { create } from "zustand";
import type { SavedEntry } from "./SavedEntry.ts";

/**
 * The saved cars of the visitor. `owner` is the user's id or null for a guest; undefined until the cars are
 * loaded.
 */
export const useSavedCars = create<{ owner: string | null | undefined; entries: readonly SavedEntry[] }>(
  () => ({ owner: undefined, entries: [] }),
);
