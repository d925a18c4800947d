import type { ComponentProps } from "react";
import { IslandBoundary } from "#web/hydration/IslandBoundary.tsx";
import { lazyIsland } from "#web/hydration/lazyIsland.ts";

// Few visits are refused, so the messages and code are loaded only then.
const loadReason = async () => (await import("./ReasonText.lazy.tsx")).ReasonText;
const ReasonText = import.meta.env.SSR ? await loadReason() : lazyIsland(loadReason, "ReasonText.lazy");

/** Shows why dates are refused. Links to near dates that are valid, if there is a URL for them. */
export function DatesReason(props: ComponentProps<typeof ReasonText>) {
  return (
    <IslandBoundary>
      <ReasonText {...props} />
    </IslandBoundary>
  );
}
