import { useCallback, useDeferredValue, useSyncExternalStore } from "react";

/**
 * Returns whether a media condition holds; false on the server. For cases that CSS cannot handle. A change is deferred,
 * as in `useHydrated`.
 */
export function useMedia(condition: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(condition);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    [condition],
  );
  const holds = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(condition).matches,
    () => false,
  );
  return useDeferredValue(holds);
}
