import { useDeferredValue, useSyncExternalStore } from "react";

/**
 * Returns false on the server and during hydration, true afterwards. The change is deferred: React renders a store's
 * change without pause, and what follows hydration is large.
 */
export function useHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return useDeferredValue(isHydrated);
}

function neverChanges() {
  return () => {};
}
