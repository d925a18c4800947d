import { useEffect } from "react";
import { type Blocker, useBlocker } from "react-router";

/**
 * Asks for confirmation before unsaved input is lost. The browser asks when the page is closed or reloaded,
 * and `LeaveDialog` when another page opens.
 *
 * @returns the blocker for `LeaveDialog`
 */
export function useLeaveWarning(isUnsaved: boolean): Blocker {
  useEffect(() => {
    if (!isUnsaved) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", preventUnload);
    return () => window.removeEventListener("beforeunload", preventUnload);
  }, [isUnsaved]);
  return useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
}
