export interface SearchScheduler {
  search<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Runs longer work one after the other, each when no search is running or its timeout has passed. */
  enqueue<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * Schedules the work of the thread, so that a search waits for at most one piece of longer work.
 *
 * @param maximumWait milliseconds after which longer work no longer waits for searches.
 */
export function createSearchScheduler(maximumWait = 200): SearchScheduler {
  const searches = new Set<() => Promise<unknown>>();
  let idle = Promise.withResolvers<void>();
  let lastRun: Promise<unknown> = Promise.resolve();

  const waitUntilIdle = async (): Promise<void> => {
    const deadline = performance.now() + maximumWait;
    for (
      let remaining = maximumWait;
      searches.size > 0 && remaining > 0;
      remaining = deadline - performance.now()
    ) {
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, remaining);
      });
      await Promise.race([idle.promise, timeout]);
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
          idle.resolve();
          idle = Promise.withResolvers();
        }
      }
    },
    enqueue(work) {
      const run = lastRun.then(waitUntilIdle).then(work);
      // A failure is reported to its own caller.
      lastRun = run.catch(() => {});
      return run;
    },
  };
}
