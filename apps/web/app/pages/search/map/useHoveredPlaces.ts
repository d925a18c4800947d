import { create } from "zustand";

interface HoveredPlaces {
  /** Slug of the pick-up place of the card that is hovered or focused. */
  inList: string | null;
  /** Slugs of the places of the pin that is hovered or focused. */
  onMap: readonly string[];
}

/**
 * The hovered or focused places in the list and on the map beside it. List and map each mark the places
 * hovered in the other.
 */
export const useHoveredPlaces = create<HoveredPlaces>(() => ({ inList: null, onMap: [] }));
