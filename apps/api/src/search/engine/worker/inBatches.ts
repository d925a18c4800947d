/**
 * Batches reads: ids requested during one read are read together by the next. Concurrent searches then cost one
 * statement, and a single search does not wait.
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
