import { type ReactNode, useEffect } from "react";

/**
 * Calls back after hydration. Wraps the page instead of standing beside it: an additional sibling would
 * change every `useId`.
 */
export function TellHydrated({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(() => tell(), [tell]);
  return children;
}
