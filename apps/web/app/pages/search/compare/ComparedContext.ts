import { createContext } from "react";
import { createStore } from "zustand";

/** The cars chosen for a comparison. */
export interface Compared {
  /** Slugs, in the order of their choice. */
  compared: readonly string[];
  onToggle: (slug: string) => void;
}

/** A store, the same in each rendering: a choice renders the toggles that it changes, not the cards. */
export const ComparedContext = createContext(
  createStore<Compared>(() => ({ compared: [], onToggle: () => {} })),
);

/** The chosen cars of the pending address, for links: they follow after the toggles. */
export const LinkedCarsContext = createContext<readonly string[]>([]);

/** State of a history entry made by opening the comparison: closing it goes back. */
export const openedHere = { isComparisonOpened: true };
