import { Trans } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { MapIcon } from "@sayara/ui/Icon/icons";
import { type ComponentType, Suspense, useEffect, useRef, useState } from "react";
import { firstInteraction } from "#web/hydration/firstInteraction.ts";
import { isSavingData } from "./isSavingData.ts";
import type { PlacesMapProps } from "./PlacesMap.tsx";
import * as styles from "./Map.css.ts";

interface MapWhenVisibleProps extends PlacesMapProps {
  /** Whether the map is as high as the window on wide screens. */
  isTall?: boolean;
  /** Whether the map is small, for pages on which it is secondary. */
  isSmall?: boolean;
}

/**
 * Loads the map once it is visible after the first interaction. If data saving is on, loads it only at a
 * press of the button. The button stays until the map is loaded, so that the visitor can retry.
 */
export function MapWhenVisible({ isTall = false, isSmall = false, ...props }: MapWhenVisibleProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [PlacesMap, setPlacesMap] = useState<ComponentType<PlacesMapProps> | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (element === null || isSavingData() || !("IntersectionObserver" in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void load().then(setPlacesMap);
    });
    // A map at the top of a page must not add to the page's first load.
    void firstInteraction().then(() => observer.observe(element));
    return () => observer.disconnect();
  }, []);

  return (
    <div
      className={`${styles.frame} ${isTall ? styles.tall : ""} ${isSmall ? styles.small : ""}`}
      ref={frame}
    >
      {PlacesMap === null ? (
        <Button tone="neutral" icon={MapIcon} onClick={() => void load().then(setPlacesMap)}>
          <Trans>Show the map</Trans>
        </Button>
      ) : (
        // React waits for the map's stylesheet.
        <Suspense>
          <PlacesMap {...props} />
        </Suspense>
      )}
    </div>
  );
}

/** Returns a state updater that sets the map component, or leaves it unset if it cannot be loaded. */
function load(): Promise<() => ComponentType<PlacesMapProps> | null> {
  return import("./PlacesMap.tsx").then(
    ({ PlacesMap }) =>
      () =>
        PlacesMap,
    () => () => null,
  );
}
