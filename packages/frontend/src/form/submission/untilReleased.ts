/** Polling interval in milliseconds. A press lasts about 100 ms. */
const POLL_INTERVAL = 20;

/**
 * Resolves once nothing is pressed and the click has been dispatched. The click follows the release in the
 * same task. Browsers dispatch no click on a button that moved between press and release.
 */
export async function untilReleased(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
  while (document.querySelector(":active") !== null);
}
