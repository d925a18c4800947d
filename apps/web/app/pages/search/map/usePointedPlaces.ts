import { create } from "zustand";

interface PointedPlaces {
  /** Slug of the pick-up place of the card that is pointed at or has the focus. */
  inList: string | null;
  /** Slugs of the places of the pin that is pointed at or has the focus. */
  onMap: readonly string[];
}

/** What is pointed at, in the list and on the map beside it: each marks the other's. */
export const usePointedPlaces = create<PointedPlaces>(() => ({ inList: null, onMap: [] }));
