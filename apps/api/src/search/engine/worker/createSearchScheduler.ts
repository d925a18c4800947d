export interface SearchScheduler {
  search<Found>(work: () => Promise<Found>): Promise<Found>;
  /** Runs longer work one after the other, each when no search is running or its timeout has passed. */
  later<Found>(work: () => Promise<Found>): Promise<Found>;
}

/**
 * Schedules the work of the thread, so that a search waits for at most one piece of longer work.
 *
 * @param patience milliseconds after which longer work no longer waits for searches.
 */
export function createSearchScheduler(patience = 200): SearchScheduler {
  const searches = new Set<() => Promise<unknown>>();
  let quiet = Promise.withResolvers<void>();
  let last: Promise<unknown> = Promise.resolve();

  const untilQuiet = async (): Promise<void> => {
    const until = performance.now() + patience;
    for (let left = patience; searches.size > 0 && left > 0; left = until - performance.now()) {
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, left);
      });
      await Promise.race([quiet.promise, timeout]);
      clearTimeout(timer);
    }
  };
  return {
    async search(work) {
      searches.add(work);
      try {
        return await work();
      } finally {
        searches.delete(work);
        if (searches.size === 0) {
          quiet.resolve();
          quiet = Promise.withResolvers();
        }
      }
    },
    later(work) {
      const turn = last.then(untilQuiet).then(work);
      // A failure is reported to its own caller.
      last = turn.catch(() => {});
      return turn;
    },
  };
}
