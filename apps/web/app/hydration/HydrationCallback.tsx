import { type ReactNode, useEffect } from "react";

interface HydrationCallbackProps {
  onHydrated: () => void;
  children: ReactNode;
}

/**
 * Calls back after hydration. Wraps the page instead of standing beside it: an additional sibling would
 * change every `useId`.
 */
export function HydrationCallback({ onHydrated, children }: HydrationCallbackProps) {
  useEffect(() => onHydrated(), [onHydrated]);
  return children;
}
