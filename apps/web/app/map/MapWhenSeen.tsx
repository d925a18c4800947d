import { Trans } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { MapIcon } from "@sayara/ui/Icon/icons";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { firstInteraction } from "#web/hydration/firstInteraction.ts";
import { isSavingData } from "./isSavingData.ts";
import type { PlacesMapProps } from "./PlacesMap.tsx";
import * as styles from "./Map.css.ts";

interface MapWhenSeenProps extends Omit<PlacesMapProps, "onFail"> {
  /** Whether the map is as high as the window on wide screens. */
  isTall?: boolean;
  /** Whether the map is low: an addition to a page about something else. */
  isSmall?: boolean;
}

/**
 * Loads the map when it is visible after the first interaction; with data saving on, only on request. A browser that
 * cannot load or draw it keeps the page, says so and offers another attempt.
 */
export function MapWhenSeen({ isTall = false, isSmall = false, ...props }: MapWhenSeenProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"waiting" | "wanted" | "failed">("waiting");
  const [PlacesMap, setPlacesMap] = useState<ComponentType<PlacesMapProps> | null>(null);
  const isWanted = state === "wanted";

  useEffect(() => {
    const element = frame.current;
    if (element === null || isSavingData() || !("IntersectionObserver" in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      setState("wanted");
    });
    // A map at the top of a page is not part of its first load.
    void firstInteraction().then(() => observer.observe(element));
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isWanted) return;
    import("./PlacesMap.tsx").then(
      (loaded) => setPlacesMap(() => loaded.PlacesMap),
      () => setState("failed"),
    );
  }, [isWanted]);

  return (
    <div
      className={`${styles.frame} ${isTall ? styles.tall : ""} ${isSmall ? styles.small : ""}`}
      ref={frame}
    >
      {isWanted ? (
        PlacesMap !== null && <PlacesMap {...props} onFail={() => setState("failed")} />
      ) : (
        <div className={styles.waiting}>
          {state === "failed" && (
            <output>
              <Trans>The map cannot be shown in this browser.</Trans>
            </output>
          )}
          <Button tone="neutral" icon={MapIcon} onClick={() => setState("wanted")}>
            <Trans>Show the map</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
