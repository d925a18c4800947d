import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { isDatabaseError } from "#api/server/log/describeFault.ts";
import { DatabaseUnavailableError } from "./DatabaseUnavailableError.ts";
import { statementName } from "#api/database/statements/prepareStatement.ts";

export interface PoolWithTimeouts extends PostgresPool {
  /** `performance.now()` of the last response on any connection. */
  lastResponseAt(): number;
}

/**
 * Wraps a pool with a time limit for responses. If a query times out, `pg` returns its connection to the pool
 * and queues the rollback behind the hanging query. This pool instead destroys the connection, and idle
 * connections that have not responded since then.
 *
 * @param responseTimeout milliseconds to wait for a statement's response.
 */
export function addQueryTimeouts(
  pool: pg.Pool,
  { response: responseTimeout }: { response: number },
): PoolWithTimeouts {
  const wrappedClients = new WeakMap<pg.PoolClient, ClientWithTimeouts>();
  /**
   * `performance.now()` at the start of the last statement that timed out. Connections without a response
   * since then may hang too.
   */
  let timedOutSince = Number.NEGATIVE_INFINITY;
  let lastResponseAt = performance.now();
  const listener: ResponseListener = {
    onResponse: (time) => {
      lastResponseAt = time;
    },
    onTimeout: (startedAt) => {
      timedOutSince = Math.max(timedOutSince, startedAt);
    },
  };

  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailableError("no connection", { cause: error });
    });
    let wrapped = wrappedClients.get(client);
    if (wrapped === undefined) {
      wrapped = new ClientWithTimeouts(client, responseTimeout, listener);
      wrappedClients.set(client, wrapped);
    }
    if (wrapped.lastResponseAt >= timedOutSince) return wrapped;
    wrapped.destroy();
    return connect();
  };

  return { connect, end: () => pool.end(), options: pool.options, lastResponseAt: () => lastResponseAt };
}

/**
 * SQLSTATE of a prepared statement whose result type a migration has changed. A new connection prepares it
 * again.
 */
const STALE_PLAN = "0A000";

interface ResponseListener {
  onResponse: (time: number) => void;
  /** Called with the start time of a statement that got no response. */
  onTimeout: (startedAt: number) => void;
}

class ClientWithTimeouts implements PostgresPoolClient {
  /** `performance.now()` of the last response. */
  lastResponseAt = performance.now();
  readonly #client: pg.PoolClient;
  readonly #responseTimeout: number;
  readonly #listener: ResponseListener;
  #isBroken = false;
  /** Whether `begin` is still to be sent. */
  #isBeginPending = false;

  constructor(client: pg.PoolClient, responseTimeout: number, listener: ResponseListener) {
    this.#client = client;
    this.#responseTimeout = responseTimeout;
    this.#listener = listener;
  }

  query = ((sql: string, parameters: readonly unknown[]) => {
    if (sql !== "begin") return this.#queryInTransaction(sql, parameters);
    this.#isBeginPending = true;
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
  async #queryInTransaction(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    if (!this.#isBeginPending) return this.#query(sql, parameters);
    this.#isBeginPending = false;
    if (parameters.length === 0) {
      const results = await this.#query(`begin; ${sql}`, []);
      return Array.isArray(results) ? results.at(-1) : results;
    }
    await this.#query("begin", []);
    return this.#query(sql, parameters);
  }

  async #query(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    if (this.#isBroken) throw new DatabaseUnavailableError("the connection was given up");
    const startedAt = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#listener.onTimeout(startedAt);
        reject(new DatabaseUnavailableError("no answer in time"));
      }, this.#responseTimeout);
    });
    try {
      const result = await Promise.race([this.#send(sql, [...parameters]), timeout]);
      this.#recordResponse();
      return result;
    } catch (error) {
      throw this.#toUnavailable(error);
    } finally {
      clearTimeout(timer);
    }
  }

  #send(text: string, values: unknown[]): Promise<unknown> {
    const name = statementName(text);
    return name === undefined ? this.#client.query(text, values) : this.#client.query({ name, text, values });
  }

  #recordResponse(): void {
    this.lastResponseAt = performance.now();
    this.#listener.onResponse(this.lastResponseAt);
  }

  /** Server errors are thrown unchanged. The driver's own connection errors have no code. */
  #toUnavailable(error: unknown): unknown {
    if (isDatabaseError(error)) {
      this.#recordResponse();
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
