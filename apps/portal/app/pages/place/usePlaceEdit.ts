import type { PlaceRecord } from "@sayara/api-client/contract/catalogue/managePlaces";
import { useState } from "react";
import { placeValuesOf } from "./PlaceValues.ts";

/** State of a place's form: which version it shows, and which it replaces. */
export interface EditedPlace {
  /** Initial values of the form; null for a new place. */
  shown: PlaceRecord | null;
  /** Version that saving the form replaces [PA3]; null for a new place. */
  version: string | null;
  /** Whether the page has loaded a newer version than the form shows. */
  isLatestLoaded: boolean;
  showLatest: () => void;
  /** Keeps the input, so that saving replaces the latest version with it. */
  keepTyped: () => void;
}

/**
 * Tracks which version of a place its form shows, since a reload loads other people's changes but keeps the
 * input. A change outside the form, such as a new image, leaves the form up to date.
 */
export function usePlaceEdit(latest: PlaceRecord | null) {
  const [{ shown, fills }, setEdit] = useState({ shown: latest, fills: 0 });
  const isUpToDate = JSON.stringify(placeValuesOf(shown)) === JSON.stringify(placeValuesOf(latest));
  const edited: EditedPlace = {
    shown,
    version: (isUpToDate ? latest : shown)?.version ?? null,
    isLatestLoaded: latest?.version !== shown?.version,
    showLatest: () => setEdit({ shown: latest, fills: fills + 1 }),
    keepTyped: () => setEdit({ shown: latest, fills }),
  };
  return {
    edited,
    /** Number of times the form was refilled, as a key that resets it. */
    fills,
    /** Call with the saved place after this page has changed it. */
    advance: (saved: PlaceRecord) => setEdit({ shown: saved, fills }),
  };
}
