"use client";

import { startTransition, useEffect, useState } from "react";
import { useHydrated } from "./useHydrated.tsx";

/**
 * Returns whether a media condition holds, or false on the server. For cases that CSS cannot handle. A change is a
 * transition, as in `useHydrated`.
 */
export function useMedia(condition: string): boolean {
  const isHydrated = useHydrated();
  const [, setChanges] = useState(0);
  useEffect(() => {
    const query = window.matchMedia(condition);
    const onChange = () => startTransition(() => setChanges((changes) => changes + 1));
    query.addEventListener("change", onChange);
    return () => query.removeEventListener("change", onChange);
  }, [condition]);
  return isHydrated && window.matchMedia(condition).matches;
}
