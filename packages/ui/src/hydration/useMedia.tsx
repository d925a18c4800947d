import { useCallback, useSyncExternalStore } from "react";

/** Returns whether a media condition holds; false on the server. For cases that CSS cannot handle. */
export function useMedia(condition: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(condition);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    [condition],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(condition).matches,
    () => false,
  );
}
