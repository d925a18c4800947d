import { type ReactNode, Suspense, useEffect } from "react";
import { hydrateIslands } from "./hydrationTrigger.ts";

interface IslandBoundaryProps {
  /** Shown in place of the island if there is no server HTML. */
  fallback?: ReactNode;
  /** An island created by `lazyIsland`. */
  children: ReactNode;
}

/**
 * The `<Suspense>` around an island. If the surroundings change or fail to hydrate before the island has
 * hydrated, React discards the island's HTML from the server and renders the fallback. All islands then load
 * without waiting for an interaction.
 */
export function IslandBoundary({ fallback, children }: IslandBoundaryProps) {
  return <Suspense fallback={<Discarded>{fallback}</Discarded>}>{children}</Suspense>;
}

function Discarded({ children }: { children: ReactNode }) {
  useEffect(hydrateIslands, []);
  return children;
}
