/** Milliseconds for which the previous page or list stays visible while the next one loads (product.md, section 16). */
export const SKELETON_AFTER = 150;

/** Returns a promise's value, or undefined if it does not settle within 150 ms. */
export function raceWithTimeout<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, SKELETON_AFTER));
  return Promise.race([promise, timeout]);
}
