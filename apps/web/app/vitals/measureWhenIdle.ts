import { whenIdle } from "#web/interaction/whenIdle.ts";
import { keptSettings } from "#web/marketplace/keptSettings.ts";

/** Loads the measurement of this page when the browser is idle, if the API counts it; else nothing. */
export function measureWhenIdle(page = "other"): void {
  if (keptSettings()?.webVitals !== true) return;
  whenIdle(() => void import("./reportVitals.ts").then(({ reportVitals }) => reportVitals(page)));
}
