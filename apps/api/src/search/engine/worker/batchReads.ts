/**
 * Batches reads: ids requested during one read are read together by the next. Concurrent searches then cost one
 * statement, and a single search does not wait.
 */
export function batchReads<Result>(
  read: (ids: readonly string[]) => Promise<Result>,
): (ids: readonly string[]) => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve();
  let next: { ids: Set<string>; result: Promise<Result> } | undefined;

  return (ids) => {
    if (next === undefined) {
      const batch = new Set<string>();
      const result = running.then(() => {
        next = undefined;
        return read([...batch]);
      });
      // A failure is reported to its own callers.
      running = result.catch(() => {});
      next = { ids: batch, result };
    }
    for (const id of ids) next.ids.add(id);
    return next.result;
  };
}
