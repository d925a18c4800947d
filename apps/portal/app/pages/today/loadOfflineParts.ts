import { loadParts } from "./lazyParts.ts";

/** Milliseconds after which the page's own files should have loaded. */
const SETTLE_DELAY = 3_000;

/** Loads what an action without a connection needs, for the worker to store it. @returns a function that cancels it */
export function loadOfflineParts(): () => void {
  const timer = setTimeout(() => {
    void Promise.allSettled([loadParts(), import("#portal/offline/WaitingDecisionsSender.tsx")]);
  }, SETTLE_DELAY);
  return () => clearTimeout(timer);
}
