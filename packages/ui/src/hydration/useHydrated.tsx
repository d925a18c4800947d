"use client";

import { startTransition, useEffect, useState } from "react";
import { useServerRendered } from "./useServerRendered.tsx";

/**
 * Returns false on the server and during hydration, true afterwards. In a part rendered in the browser, returns true
 * from the start. The change is a transition, which React renders in slices, because the update after hydration is
 * large.
 */
export function useHydrated(): boolean {
  const isServerRendered = useServerRendered();
  const [isHydrated, setHydrated] = useState(!isServerRendered);
  useEffect(() => {
    if (isServerRendered) startTransition(() => setHydrated(true));
  }, [isServerRendered]);
  return isHydrated;
}
