import { createContext } from "react";
import { createStore } from "zustand";

export interface ComparedState {
  /** Slugs, in the order in which they were chosen. */
  compared: readonly string[];
  onToggle: (slug: string) => void;
}

/**
 * The context's value is the same store in every render, so a choice re-renders only the toggles that it
 * changes, not the cards.
 */
export const ComparedContext = createContext(
  createStore<ComparedState>(() => ({ compared: [], onToggle: () => {} })),
);

/** The chosen cars of the pending URL, for links. They update after the toggles. */
export const LinkedCarsContext = createContext<readonly string[]>([]);

/** State of a history entry that was created by opening the comparison. Closing the comparison then goes back. */
export const openedComparisonState = { isComparisonOpened: true };
