import { Trans } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { MapIcon } from "@sayara/ui/Icon/icons";
import { Suspense, lazy, useEffect, useRef, useState } from "react";
import { firstInteraction } from "#web/hydration/firstInteraction.ts";
import { isSavingData } from "./isSavingData.ts";
import type { PlacesMapProps } from "./PlacesMap.tsx";
import * as styles from "./Map.css.ts";

const PlacesMap = lazy(async () => ({ default: (await import("./PlacesMap.tsx")).PlacesMap }));

interface MapWhenSeenProps extends PlacesMapProps {
  /** Whether the map is as high as the window on wide screens. */
  isTall?: boolean;
  /** Whether the map is low: an addition to a page about something else. */
  isSmall?: boolean;
}

/** Loads the map when it is visible after the first interaction; with data saving on, only on request. */
export function MapWhenSeen({ isTall = false, isSmall = false, ...props }: MapWhenSeenProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (element === null || isSavingData() || !("IntersectionObserver" in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setWanted(true));
    // A map at the top of a page is not part of its first load.
    void firstInteraction().then(() => observer.observe(element));
    return () => observer.disconnect();
  }, []);

  return (
    <div
      className={`${styles.frame} ${isTall ? styles.tall : ""} ${isSmall ? styles.small : ""}`}
      ref={frame}
    >
      {isWanted ? (
        <Suspense>
          <PlacesMap {...props} />
        </Suspense>
      ) : (
        <Button tone="neutral" icon={MapIcon} onClick={() => setWanted(true)}>
          <Trans>Show the map</Trans>
        </Button>
      )}
    </div>
  );
}
