import { type ReactNode, Suspense, useEffect } from "react";
import { hydrateIslands } from "./hydrationTrigger.ts";

interface IslandBoundaryProps {
  /** Shown in place of the island if there is no server HTML. */
  fallback?: ReactNode;
  /** An island, by `lazyIsland`. */
  children: ReactNode;
}

/**
 * The `<Suspense>` around an island. React discards the server's HTML of an island whose surroundings change, or fail
 * to hydrate, before it has hydrated: the fallback takes its place, and no interaction is waited for any more.
 */
export function IslandBoundary({ fallback, children }: IslandBoundaryProps) {
  return <Suspense fallback={<Discarded>{fallback}</Discarded>}>{children}</Suspense>;
}

function Discarded({ children }: { children: ReactNode }) {
  useEffect(hydrateIslands, []);
  return children;
}
