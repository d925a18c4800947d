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

/** Maximum number of restarts per `MINUTE`: a restart does not fix a server that ends more often. */
const STARTS = 3;
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
  let settle: (reason: string) => void = () => {};
  const ended = new Promise<string>((resolve) => {
    settle = resolve;
  });
  const starts: number[] = [];
  const watched = watch();

  async function watch(): Promise<void> {
    let reason = await current.ended;
    for (;;) {
      if (stopping.signal.aborted) return settle(reason);
      const now = performance.now();
      while (starts[0] !== undefined && starts[0] <= now - MINUTE) starts.shift();
      if (starts.length >= STARTS) {
        return settle(
          `${reason} It was started again ${STARTS} times within a minute, and is not started any more.`,
        );
      }
      starts.push(now);
      report(`${reason} It is started again (${starts.length} of at most ${STARTS} times a minute).`);
      await setTimeout(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return settle(reason);
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
