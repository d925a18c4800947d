import type { ComponentProps } from "react";
import { IslandBoundary } from "#web/hydration/IslandBoundary.tsx";
import { lazyIsland } from "#web/hydration/lazyIsland.ts";

// Few visits are refused: their messages and code are loaded only then.
const loadReason = async () => (await import("./ReasonText.later.tsx")).ReasonText;
const ReasonText = import.meta.env.SSR ? await loadReason() : lazyIsland(loadReason, "ReasonText.later");

/** Why dates are refused, with a link to near ones that are valid where it has an address. */
export function DatesReason(props: ComponentProps<typeof ReasonText>) {
  return (
    <IslandBoundary>
      <ReasonText {...props} />
    </IslandBoundary>
  );
}
