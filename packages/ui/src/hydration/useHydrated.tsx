import { useSyncExternalStore } from "react";

/** False on the server and while hydrating, true from then on: when a native control may be enhanced. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges() {
  return () => {};
}
