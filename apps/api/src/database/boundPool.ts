import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { isDatabaseError } from "#api/log/describeFault.ts";
import { DatabaseUnavailableError } from "./DatabaseUnavailableError.ts";

export interface BoundPool extends PostgresPool {
  /** `performance.now()` of the last answer on any connection. */
  answeredAt(): number;
}

/**
 * A pool whose connections answer in time or are given up. `pg` returns a connection whose query timed out to its pool
 * and queues the rollback behind the query that hangs: here such a connection takes no further statement and is
 * destroyed, and so are the idle ones that have been silent since.
 *
 * @param answer milliseconds that a statement's answer may take.
 */
export function boundPool(pool: pg.Pool, { answer }: { answer: number }): BoundPool {
  const known = new WeakMap<pg.PoolClient, BoundClient>();
  /** `performance.now()`: a connection that has not answered since then may be frozen too. */
  let silentSince = Number.NEGATIVE_INFINITY;
  let answeredAt = performance.now();
  const watch: Watch = {
    onAnswer: (moment) => {
      answeredAt = moment;
    },
    onSilence: (begun) => {
      silentSince = Math.max(silentSince, begun);
    },
  };

  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailableError("no connection", { cause: error });
    });
    let bound = known.get(client);
    if (bound === undefined) {
      bound = new BoundClient(client, answer, watch);
      known.set(client, bound);
    }
    if (bound.answeredAt >= silentSince) return bound;
    bound.destroy();
    return connect();
  };

  return { connect, end: () => pool.end(), options: pool.options, answeredAt: () => answeredAt };
}

interface Watch {
  onAnswer: (moment: number) => void;
  /** Told when the statement began that was never answered. */
  onSilence: (begun: number) => void;
}

class BoundClient implements PostgresPoolClient {
  /** `performance.now()` of the last sign of life. */
  answeredAt = performance.now();
  readonly #client: pg.PoolClient;
  readonly #answer: number;
  readonly #watch: Watch;
  #isBroken = false;

  constructor(client: pg.PoolClient, answer: number, watch: Watch) {
    this.#client = client;
    this.#answer = answer;
    this.#watch = watch;
  }

  query = ((sql: string, parameters: readonly unknown[]) =>
    this.#query(sql, parameters)) as PostgresPoolClient["query"];

  release(destroy = false): void {
    this.#client.release(destroy || this.#isBroken);
  }

  /** Closes the connection without waiting for the other end. */
  destroy(): void {
    // With a query under way `pg` closes the socket; otherwise it would say good-bye and wait for the answer.
    this.#client.query("").catch(() => {});
    this.release(true);
  }

  async #query(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    if (this.#isBroken) throw new DatabaseUnavailableError("the connection was given up");
    const begun = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#watch.onSilence(begun);
        reject(new DatabaseUnavailableError("no answer in time"));
      }, this.#answer);
    });
    try {
      const result = await Promise.race([this.#client.query(sql, [...parameters]), silence]);
      this.#noteAnswer();
      return result;
    } catch (error) {
      throw this.#judge(error);
    } finally {
      clearTimeout(timer);
    }
  }

  #noteAnswer(): void {
    this.answeredAt = performance.now();
    this.#watch.onAnswer(this.answeredAt);
  }

  /** What the server says is thrown as it is; the driver's own errors about the connection have no code of theirs. */
  #judge(error: unknown): unknown {
    if (isDatabaseError(error)) {
      this.#noteAnswer();
      this.#isBroken ||= "severity" in error && error.severity !== "ERROR";
      return error;
    }
    // A parameter that cannot be written.
    if (error instanceof TypeError || error instanceof RangeError) return error;
    this.#isBroken = true;
    return error instanceof DatabaseUnavailableError
      ? error
      : new DatabaseUnavailableError("the connection broke", { cause: error });
  }
}
