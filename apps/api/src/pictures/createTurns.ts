import { RefusalError } from "#api/http/answers/refusals.ts";
import type { PictureBounds } from "./pictureBounds.ts";

/** Queue for one task at a time. */
export interface Turns {
  /**
   * Runs the task in its turn.
   *
   * @throws RefusalError `too_many_requests` beyond the owner's share, `unavailable` when the queue is full
   * or the wait too long; both with the seconds to wait.
   */
  take: <Result>(owner: string, work: () => Promise<Result>) => Promise<Result>;
}

export function createTurns({
  waiting: most,
  ofOneOwner,
  patience,
}: Pick<PictureBounds, "waiting" | "ofOneOwner" | "patience">): Turns {
  const owners = new Map<string, number>();
  const waiting = new Set<() => void>();
  let isBusy = false;

  return {
    async take(owner, work) {
      const own = owners.get(owner) ?? 0;
      if (own >= ofOneOwner) throw new RefusalError("too_many_requests", { retryAfter: RETRY_AFTER });
      owners.set(owner, own + 1);
      try {
        await turn();
        try {
          return await work();
        } finally {
          pass();
        }
      } finally {
        const left = (owners.get(owner) ?? 1) - 1;
        if (left > 0) owners.set(owner, left);
        else owners.delete(owner);
      }
    },
  };

  function turn(): Promise<void> | undefined {
    if (!isBusy) {
      isBusy = true;
      return undefined;
    }
    if (waiting.size >= most) throw tooMany();
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(limit);
        resolve();
      };
      const limit = setTimeout(() => {
        waiting.delete(begin);
        reject(tooMany());
      }, patience);
      waiting.add(begin);
    });
  }

  function pass(): void {
    const [next] = waiting;
    if (next === undefined) {
      isBusy = false;
      return;
    }
    waiting.delete(next);
    next();
  }
}

/** Seconds in which several pictures are drawn. */
const RETRY_AFTER = 10;

function tooMany(): RefusalError {
  return new RefusalError("unavailable", { retryAfter: RETRY_AFTER });
}
