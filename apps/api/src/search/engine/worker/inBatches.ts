/**
 * Joins readings: what is asked for during one reading is read together by the next. So concurrent searches cost
 * one statement, and one alone waits for nothing.
 */
export function inBatches<Found>(
  read: (ids: readonly string[]) => Promise<Found>,
): (ids: readonly string[]) => Promise<Found> {
  let running: Promise<unknown> = Promise.resolve();
  let next: { ids: Set<string>; found: Promise<Found> } | undefined;

  return (ids) => {
    if (next === undefined) {
      const batch = new Set<string>();
      const found = running.then(() => {
        next = undefined;
        return read([...batch]);
      });
      // A failure is reported to its own callers.
      running = found.catch(() => {});
      next = { ids: batch, found };
    }
    for (const id of ids) next.ids.add(id);
    return next.found;
  };
}
