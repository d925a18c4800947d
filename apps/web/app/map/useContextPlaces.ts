import type { Location } from "@sayara/domain/location/Location";
import { useEffect, useState } from "react";
import { useLanguage } from "@sayara/frontend/language/useLanguage";
import { loadPlaces } from "@sayara/frontend/marketplace/loadPlaces";
import { openBrowserApi } from "@sayara/frontend/session/openBrowserApi";

const noPlaces: readonly Location[] = [];

/** Returns the marketplace's cities and resorts in the page's language; empty until loaded, or if the call fails. */
export function useContextPlaces(isEnabled: boolean): readonly Location[] {
  const language = useLanguage((state) => state.language);
  const [places, setPlaces] = useState(noPlaces);
  useEffect(() => {
    if (!isEnabled) return undefined;
    let isMounted = true;
    const load = async () => {
      const loaded = await loadPlaces(await openBrowserApi(), language);
      if (isMounted) setPlaces(loaded.filter(({ kind }) => kind === "city" || kind === "resort"));
    };
    // After a failure the map has no city names.
    load().catch(() => {});
    return () => {
      isMounted = false;
    };
  }, [isEnabled, language]);
  return places;
}
