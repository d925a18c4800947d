import { create } from "zustand";
import type { SavedEntry } from "./SavedEntry.ts";

/** The saved cars of this visit's person: a user's id, or null for a guest; undefined until they are read. */
export const useSavedCars = create<{ owner: string | null | undefined; entries: readonly SavedEntry[] }>(
  () => ({ owner: undefined, entries: [] }),
);
