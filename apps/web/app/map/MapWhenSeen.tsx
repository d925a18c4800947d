import { Trans } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { MapIcon } from "@sayara/ui/Icon/icons";
import { Suspense, lazy, useEffect, useRef, useState } from "react";
import { isSavingData } from "./isSavingData.ts";
import type { PlacesMapProps } from "./PlacesMap.tsx";
import * as styles from "./Map.css.ts";

const PlacesMap = lazy(async () => ({ default: (await import("./PlacesMap.tsx")).PlacesMap }));

/** Loads the map when it becomes visible; with data saving on, only on request. */
export function MapWhenSeen(props: PlacesMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    if (frame.current === null || isSavingData()) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setWanted(true));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={styles.frame} ref={frame}>
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
