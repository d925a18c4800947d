"use client";

import { startTransition, useEffect, useState } from "react";
import { useServerRendered } from "./useServerRendered.tsx";

/**
 * Returns false on the server and during hydration, true afterwards; true at once in a part that the browser renders
 * itself. What follows hydration is large, so the change is a transition, which React renders in slices.
 */
export function useHydrated(): boolean {
  const isServerRendered = useServerRendered();
  const [isHydrated, setHydrated] = useState(!isServerRendered);
  useEffect(() => {
    if (isServerRendered) startTransition(() => setHydrated(true));
  }, [isServerRendered]);
  return isHydrated;
}
