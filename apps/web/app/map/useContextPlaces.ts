import type { Location } from "@sayara/domain/location/Location";
import { useEffect, useState } from "react";
import { useLanguage } from "#web/language/useLanguage.ts";
import { loadPlaces } from "#web/marketplace/loadPlaces.ts";
import { openBrowserApi } from "#web/session/openBrowserApi.ts";

const none: readonly Location[] = [];

/** Returns the marketplace's cities and resorts in the page's language; empty until loaded, or if the call fails. */
export function useContextPlaces(isWanted: boolean): readonly Location[] {
  const language = useLanguage((state) => state.language);
  const [places, setPlaces] = useState(none);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isShown = true;
    const load = async () => {
      const all = await loadPlaces(await openBrowserApi(), language);
      if (isShown) setPlaces(all.filter(({ kind }) => kind === "city" || kind === "resort"));
    };
    // After a failure the map has no city names.
    load().catch(() => {});
    return () => {
      isShown = false;
    };
  }, [isWanted, language]);
  return places;
}
