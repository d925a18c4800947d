import type { PlaceRecord } from "@sayara/api-client/contract/catalogue/managePlaces";
import { useState } from "react";
import { placeValuesOf } from "./PlaceValues.ts";

/** The place as its form shows it. */
export interface EditedPlace {
  /** Initial values of the form; null for a new place. */
  shown: PlaceRecord | null;
  /** The version over which the form is saved [PA3]; null for a new place. */
  version: string | null;
  /** Whether the page has loaded another version since the form was filled. */
  isLatestLoaded: boolean;
  showLatest: () => void;
  /** Keeps the input, to be saved over the latest version. */
  keepTyped: () => void;
}

/**
 * Manages which version of a place its form shows, since a reload brings changes of others without filling the form
 * again. One that the form does not show, such as that of the picture, leaves the form up to date.
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
    /** How often the form was filled again. */
    fills,
    /** Call after an own change with the place that it made. */
    advance: (saved: PlaceRecord) => setEdit({ shown: saved, fills }),
  };
}
