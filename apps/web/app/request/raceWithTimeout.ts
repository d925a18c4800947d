/** Milliseconds that the previous page or list stays while the next one loads (product.md, section 16). */
export const SKELETON_AFTER = 150;

/** Returns the value of a promise that settles within 150 ms; undefined: it is late. */
export function raceWithTimeout<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, SKELETON_AFTER));
  return Promise.race([promise, late]);
}
