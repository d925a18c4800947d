import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { Kysely, type KyselyConfig, PGliteDialect, PostgresDialect, type PostgresPool } from "kysely";
import pg from "pg";
import { ConfigurationError } from "#api/server/config/readConfig.ts";
import { addQueryTimeouts } from "./addQueryTimeouts.ts";
import { createDataFolder } from "#api/database/pglite/createDataFolder.ts";
import { createPglite } from "#api/database/pglite/createPglite.ts";
import { type DatabaseLimits, requestLimits } from "./databaseLimits.ts";
import { lockFolder } from "#api/database/pglite/lockFolder.ts";
import type { Database, Schema } from "#api/database/Schema.ts";

export interface OpenDatabase {
  db: Database;
  engine: "pglite" | "postgres";
  /** `performance.now()` of the last response. The embedded database is always available. */
  lastResponseAt(): number;
  /** Counts the pool's connections. Undefined for the embedded database. */
  connections?: () => Record<"used" | "idle" | "waiting", number>;
  /** Closes the connections and releases the data folder. */
  close(): Promise<void>;
}

export interface PostgresTarget {
  url: string;
  /** Maximum number of concurrent connections. */
  pool?: number;
  limits?: DatabaseLimits;
  /** Called with every connection error, for logging. */
  onError?: (error: Error) => void;
}

interface MemoryTarget {
  memory: true;
  /** Initial data folder, as created by `dumpDataDir`. */
  dump?: Blob;
}

export type DatabaseTarget = (PostgresTarget | { folder: string } | MemoryTarget) & {
  /** Called after each statement, with placeholders instead of values. */
  onQuery?: QueryListener | undefined;
};

type QueryListener = (query: { sql: string; milliseconds: number; isFailed: boolean }) => void;

/** Opens PostgreSQL by its URL, or the embedded PGlite in a folder or in memory. Does not run migrations. */
export async function openDatabase(target: DatabaseTarget): Promise<OpenDatabase> {
  if ("url" in target) return openPostgres(target);
  const log = logConfig(target.onQuery);
  if ("memory" in target) return openPglite(await createPglite("memory://", target.dump), () => {}, log);
  const unlock = lockFolder(target.folder);
  try {
    const dataDir = dataFolder(target.folder);
    await createDataFolder(dataDir);
    return openPglite(await createPglite(dataDir), unlock, log);
  } catch (error) {
    unlock();
    throw error;
  }
}

function dataFolder(folder: string): string {
  const path = join(folder, "database");
  mkdirSync(path, { recursive: true });
  return path;
}

type Log = Pick<KyselyConfig, "log">;

function logConfig(onQuery: QueryListener | undefined): Log {
  if (onQuery === undefined) return {};
  return {
    log: ({ level, query: { sql }, queryDurationMillis }) =>
      onQuery({ sql, milliseconds: queryDurationMillis, isFailed: level === "error" }),
  };
}

function openPglite(pglite: PGlite, unlock: () => void, log: Log): OpenDatabase {
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }), ...log });
  const close = async () => {
    await db.destroy();
    if (!pglite.closed) await pglite.close();
    unlock();
  };
  return { db, engine: "pglite", lastResponseAt: () => performance.now(), close };
}

async function openPostgres({
  url,
  pool: poolSize = 16,
  limits = requestLimits,
  onError = () => {},
  onQuery,
}: PostgresTarget & Pick<DatabaseTarget, "onQuery">): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types: { getTypeParser },
    connectionTimeoutMillis: limits.connection,
    statement_timeout: limits.statement,
    // Milliseconds. A process that hangs in a transaction must not keep its locks.
    idle_in_transaction_session_timeout: 15_000,
    // JIT compilation takes up to 200 ms, many times longer than the short statements run.
    options: "-c jit=off",
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: "sayara-api",
  });
  // Without a listener on each connection, an error would end the process, because the pool listens only on
  // idle connections. The connection's query still fails with its own error.
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", () => {}));
  const poolWithTimeouts = addQueryTimeouts(pool, limits);
  await verifyConnection(poolWithTimeouts);
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: poolWithTimeouts }),
    ...logConfig(onQuery),
  });
  const connections = () => ({
    used: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return {
    db,
    engine: "postgres",
    lastResponseAt: poolWithTimeouts.lastResponseAt,
    connections,
    close: () => db.destroy(),
  };
}

/** Reports an unusable server by the name of its variable, because its URL may contain a password. */
async function verifyConnection(pool: PostgresPool): Promise<void> {
  try {
    const client = await pool.connect();
    await client.query("SELECT 1", []).finally(() => client.release());
  } catch (error) {
    await pool.end();
    const code = codeOf(error) ?? "no answer";
    const reason = reasons[code];
    throw new ConfigurationError(
      `DATABASE_URL names a database that can't be used${reason === undefined ? "" : `: ${reason}`} (${code}).`,
      { cause: error },
    );
  }
}

/** Reasons that the operator can fix, by the error code of PostgreSQL or of the connection. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens at its host and port",
  ENOTFOUND: "its host is unknown",
  "28000": "its user may not sign in",
  "28P01": "its user or password is wrong",
  "3D000": "the server has none of this name",
};

function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  return "code" in error ? String(error.code) : codeOf(error.cause);
}

const int8 = pg.types.builtins.INT8;
const date = pg.types.builtins.DATE;

/** Parses like PGlite: 64-bit integers (millimes, counts) as numbers, calendar dates as strings. */
const getTypeParser: typeof pg.types.getTypeParser = (id: number, format?: "text" | "binary") => {
  if (id === int8) return Number;
  if (id === date) return String;
  return pg.types.getTypeParser(id, format as "text");
};
