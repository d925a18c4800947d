import { useEffect } from "react";
import { type Blocker, useBlocker } from "react-router";

/**
 * Confirms leaving a page with unsaved input: the browser before it is closed or reloaded, `LeaveDialog` before
 * another page opens.
 *
 * @returns the blocker of the other page.
 */
export function useLeaveWarning(isUnsaved: boolean): Blocker {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
  return useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
}
