import { setTimeout } from "node:timers/promises";
import type { ServerProcess } from "./startServerProcess.ts";

export interface KeptServerOptions {
  /** Starts the server and settles once it is ready. @throws when it does not get ready */
  start(): Promise<ServerProcess>;
  /** Told in a sentence of each end. */
  say(sentence: string): void;
  /** Milliseconds before a start that follows an end. */
  pause?: number;
}

/** A server that ends more often than this, in this time, has a fault that starting does not cure. */
const STARTS = 3;
/** Milliseconds. */
const MINUTE = 60_000;

/**
 * Starts a server, and again when it ends without being told to: at most three times a minute.
 *
 * @returns the server; it has ended when it is stopped, or not started again.
 * @throws when the first start fails
 */
export async function keepServer({ start, say, pause = 1000 }: KeptServerOptions): Promise<ServerProcess> {
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
      say(`${reason} It is started again (${starts.length} of at most ${STARTS} times a minute).`);
      await setTimeout(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return settle(reason);
      try {
        current = await start();
        if (stopping.signal.aborted) await current.stop();
        else say(`${name} answers again.`);
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
