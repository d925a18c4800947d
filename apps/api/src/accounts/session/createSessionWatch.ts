import type { Logger } from "pino";
import type { Database } from "#api/database/Schema.ts";
import { describeFault } from "#api/server/log/describeFault.ts";
import { findLiveSessions } from "./session.ts";

/** Detects the end of sessions, whichever process ends them. */
export interface SessionWatch {
  /**
   * Calls `onEnd` once the session is over: signed out, revoked, expired, or its account suspended or deleted.
   *
   * @param hash `sessionHash` of a request.
   * @returns a function that stops watching.
   */
  watch(hash: string, onEnd: () => void): () => void;
}

interface SessionWatchOptions {
  db: Database;
  clock: () => Date;
  logger: Logger;
  /** Interval between two checks in milliseconds. */
  every?: number;
}

/** Checks all watched sessions in one query, and sends no queries while none are watched. */
export function createSessionWatch({ db, clock, logger, every = 20_000 }: SessionWatchOptions): SessionWatch {
  const watched = new Map<string, Set<() => void>>();
  let timer: NodeJS.Timeout | undefined;

  const check = async () => {
    try {
      const hashes = [...watched.keys()];
      const liveHashes = new Set(await findLiveSessions(db, { hashes, now: clock() }));
      for (const hash of hashes) {
        if (liveHashes.has(hash)) continue;
        for (const onEnd of watched.get(hash) ?? []) onEnd();
        watched.delete(hash);
      }
    } catch (error) {
      // A database outage must not sign users out.
      logger.warn({ fault: describeFault(error) }, "sessions were not checked");
    }
    timer = undefined;
    if (watched.size > 0) wait();
  };
  const wait = () => {
    timer ??= setTimeout(() => void check(), every);
    timer.unref();
  };

  return {
    watch(hash, onEnd) {
      const listeners = watched.get(hash) ?? new Set();
      const listener = () => onEnd();
      listeners.add(listener);
      watched.set(hash, listeners);
      wait();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && watched.get(hash) === listeners) watched.delete(hash);
      };
    },
  };
}
