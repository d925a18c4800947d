import { createContext } from "react";

/** The cars chosen for a comparison. A context, so that a choice renders the toggles only, not the cards. */
export const ComparedContext = createContext<{
  /** Slugs, in the order of their choice. */
  compared: readonly string[];
  onToggle: (slug: string) => void;
}>({ compared: [], onToggle: () => {} });

/** State of a history entry made by opening the comparison: closing it goes back. */
export const openedHere = { isComparisonOpened: true };
