import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { isDatabaseError } from "#api/log/describeFault.ts";
import { DatabaseUnavailableError } from "./DatabaseUnavailableError.ts";
import { statementName } from "#api/database/statements/prepareStatement.ts";

export interface BoundPool extends PostgresPool {
  /** `performance.now()` of the last response on any connection. */
  lastResponseAt(): number;
}

/**
 * Wraps a pool with a time limit for responses. `pg` returns a connection whose query timed out to the pool and queues
 * the rollback behind the hanging query. This pool instead destroys such a connection, and idle connections that have
 * not responded since then.
 *
 * @param answer milliseconds to wait for a statement's response.
 */
export function boundPool(pool: pg.Pool, { answer }: { answer: number }): BoundPool {
  const known = new WeakMap<pg.PoolClient, BoundClient>();
  /** `performance.now()`. Connections that have not responded since then may hang too. */
  let timedOutSince = Number.NEGATIVE_INFINITY;
  let lastResponseAt = performance.now();
  const watch: Watch = {
    onAnswer: (moment) => {
      lastResponseAt = moment;
    },
    onSilence: (begun) => {
      timedOutSince = Math.max(timedOutSince, begun);
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
    if (bound.lastResponseAt >= timedOutSince) return bound;
    bound.destroy();
    return connect();
  };

  return { connect, end: () => pool.end(), options: pool.options, lastResponseAt: () => lastResponseAt };
}

/** A migration has changed the column type of a prepared statement; a new connection prepares it again. */
const STALE_PLAN = "0A000";

interface Watch {
  onAnswer: (moment: number) => void;
  /** Called with the start time of a statement that got no response. */
  onSilence: (begun: number) => void;
}

class BoundClient implements PostgresPoolClient {
  /** `performance.now()` of the last response. */
  lastResponseAt = performance.now();
  readonly #client: pg.PoolClient;
  readonly #answer: number;
  readonly #watch: Watch;
  #isBroken = false;
  /** Whether `begin` is still to be sent. */
  #isBeginning = false;

  constructor(client: pg.PoolClient, answer: number, watch: Watch) {
    this.#client = client;
    this.#answer = answer;
    this.#watch = watch;
  }

  query = ((sql: string, parameters: readonly unknown[]) => {
    if (sql !== "begin") return this.#queryBegun(sql, parameters);
    this.#isBeginning = true;
    return Promise.resolve({ command: "BEGIN", rowCount: 0, rows: [] });
  }) as PostgresPoolClient["query"];

  release(destroy = false): void {
    this.#client.release(destroy || this.#isBroken);
  }

  /** Closes the connection without waiting for the server. */
  destroy(): void {
    // During a query, `pg` closes the socket; otherwise it would send a termination message and wait for the response.
    this.#client.query("").catch(() => {});
    this.release(true);
  }

  /** Sends `begin` with the first statement of a transaction in one message, if that statement has no parameters. */
  async #queryBegun(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    if (!this.#isBeginning) return this.#query(sql, parameters);
    this.#isBeginning = false;
    if (parameters.length === 0) {
      const results = await this.#query(`begin; ${sql}`, []);
      return Array.isArray(results) ? results.at(-1) : results;
    }
    await this.#query("begin", []);
    return this.#query(sql, parameters);
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
      const result = await Promise.race([this.#send(sql, [...parameters]), silence]);
      this.#noteAnswer();
      return result;
    } catch (error) {
      throw this.#asUnavailable(error);
    } finally {
      clearTimeout(timer);
    }
  }

  #send(text: string, values: unknown[]): Promise<unknown> {
    const name = statementName(text);
    return name === undefined ? this.#client.query(text, values) : this.#client.query({ name, text, values });
  }

  #noteAnswer(): void {
    this.lastResponseAt = performance.now();
    this.#watch.onAnswer(this.lastResponseAt);
  }

  /** Server errors are thrown unchanged. The driver's own connection errors have no code. */
  #asUnavailable(error: unknown): unknown {
    if (isDatabaseError(error)) {
      this.#noteAnswer();
      this.#isBroken ||= ("severity" in error && error.severity !== "ERROR") || error.code === STALE_PLAN;
      return error;
    }
    // A parameter that cannot be serialized.
    if (error instanceof TypeError || error instanceof RangeError) return error;
    this.#isBroken = true;
    return error instanceof DatabaseUnavailableError
      ? error
      : new DatabaseUnavailableError("the connection broke", { cause: error });
  }
}
