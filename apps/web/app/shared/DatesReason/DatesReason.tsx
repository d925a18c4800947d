import type { ComponentProps } from "react";
import { IslandBoundary } from "#web/hydration/IslandBoundary.tsx";
import { lazyIsland } from "#web/hydration/lazyIsland.ts";

// Refusals are rare, so their messages and code are loaded on demand.
const loadReason = async () => (await import("./ReasonText.lazy.tsx")).ReasonText;
const ReasonText = import.meta.env.SSR ? await loadReason() : lazyIsland(loadReason, "ReasonText.lazy");

/** Shows why dates are refused. Links to valid nearby dates if the page provides a URL for them. */
export function DatesReason(props: ComponentProps<typeof ReasonText>) {
  return (
    <IslandBoundary>
      <ReasonText {...props} />
    </IslandBoundary>
  );
}
