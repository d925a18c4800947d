import { cachedSettings } from "@sayara/frontend/marketplace/cachedSettings";

/** Loads the measurement code for this page when the browser is idle, if the API collects measurements. */
export function measureWhenIdle(page = "other"): void {
  if (cachedSettings()?.webVitals !== true) return;
  // Safari has no idle callback.
  const whenIdle = "requestIdleCallback" in window ? requestIdleCallback : setTimeout;
  whenIdle(() => void import("./reportVitals.ts").then(({ reportVitals }) => reportVitals(page)));
}
