import { setTimeout } from "node:timers/promises";
import type { ServerProcess } from "./startServerProcess.ts";

export interface SupervisedServerOptions {
  /**
   * Starts the server and resolves once it is ready.
   *
   * @throws if it does not become ready
   */
  start(): Promise<ServerProcess>;
  /** Called with a sentence each time the server ends. */
  report(sentence: string): void;
  /** Delay before a restart, in milliseconds. */
  pause?: number;
}

/** Maximum number of restarts per `MINUTE`. A restart does not fix a server that ends more often. */
const MAX_RESTARTS = 3;
/** Milliseconds. */
const MINUTE = 60_000;

/**
 * Starts a server and restarts it when it ends unexpectedly, at most three times a minute.
 *
 * @returns the server; `ended` resolves once it is stopped or no longer restarted
 * @throws if the first start fails
 */
export async function superviseServer({
  start,
  report,
  pause = 1000,
}: SupervisedServerOptions): Promise<ServerProcess> {
  let current = await start();
  const stopping = new AbortController();
  const { name } = current;
  let resolveEnded: (reason: string) => void = () => {};
  const ended = new Promise<string>((resolve) => {
    resolveEnded = resolve;
  });
  const restarts: number[] = [];
  const watched = watch();

  async function watch(): Promise<void> {
    let reason = await current.ended;
    for (;;) {
      if (stopping.signal.aborted) return resolveEnded(reason);
      const now = performance.now();
      while (restarts[0] !== undefined && restarts[0] <= now - MINUTE) restarts.shift();
      if (restarts.length >= MAX_RESTARTS) {
        return resolveEnded(
          `${reason} It was started again ${MAX_RESTARTS} times within a minute, and is not started any more.`,
        );
      }
      restarts.push(now);
      report(`${reason} It is started again (${restarts.length} of at most ${MAX_RESTARTS} times a minute).`);
      await setTimeout(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return resolveEnded(reason);
      try {
        current = await start();
        if (stopping.signal.aborted) await current.stop();
        else report(`${name} answers again.`);
        reason = await current.ended;
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
      }
    }
  }

  return {
    name,
    get pid() {
      return current.pid;
    },
    ended,
    async stop() {
      stopping.abort();
      await current.stop();
      await watched;
    },
  };
}
