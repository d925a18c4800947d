/** Milliseconds between two looks: a press lasts about 100. */
const AGAIN = 20;

/**
 * Resolves when nothing is pressed and its click, which follows the release in the same task, has been dispatched. A
 * browser dispatches no click on a button that moved away between the two.
 */
export async function untilReleased(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, AGAIN));
  while (document.querySelector(":active") !== null);
}
