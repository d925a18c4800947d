import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite, types as pgliteTypes } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { Kysely, PGliteDialect, PostgresDialect } from "kysely";
import pg from "pg";
import { ConfigurationError } from "#api/config/readConfig.ts";
import { lockFolder } from "./lockFolder.ts";
import type { Queries, Schema } from "./Schema.ts";

export interface OpenDatabase {
  db: Queries;
  engine: "pglite" | "postgres";
  /** Ends the connections and gives the data folder back. */
  close(): Promise<void>;
}

export type DatabaseTarget =
  | { url: string; pool?: number; onError?: (error: Error) => void }
  | { folder: string }
  | { memory: true };

/** Opens PostgreSQL by its address, or the embedded PGlite in a folder or in memory. Migrations are another step. */
export async function openDatabase(target: DatabaseTarget): Promise<OpenDatabase> {
  if ("url" in target) return openPostgres(target);
  if ("memory" in target) return openPglite("memory://", () => {});
  const unlock = lockFolder(target.folder);
  try {
    return await openPglite(dataFolder(target.folder), unlock);
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

async function openPglite(dataDir: string, unlock: () => void): Promise<OpenDatabase> {
  const pglite = await PGlite.create({
    dataDir,
    extensions: { btree_gist },
    parsers: { [pgliteTypes.INT8]: Number, [pgliteTypes.DATE]: String },
    serializers: { [pgliteTypes.DATE]: String },
  });
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  const close = async () => {
    await db.destroy();
    if (!pglite.closed) await pglite.close();
    unlock();
  };
  return { db, engine: "pglite", close };
}

async function openPostgres({
  url,
  pool: max = 16,
  onError = () => {},
}: {
  url: string;
  pool?: number;
  onError?: (error: Error) => void;
}): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: { getTypeParser },
    // Nothing here runs for long: what does is stuck, and must not keep a connection from the others.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: "sayara-api",
  });
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on("error", onError);
  await reach(pool);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: "postgres", close: () => db.destroy() };
}

/** A server that can't be used is told at start, by the variable that names it; its address may hold a password. */
async function reach(pool: pg.Pool): Promise<void> {
  try {
    await pool.query("SELECT 1");
  } catch (error) {
    await pool.end();
    const cause = error instanceof AggregateError ? error.errors[0] : error;
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "no answer";
    throw new ConfigurationError(`DATABASE_URL names a database that can't be used (${code}).`);
  }
}

const int8 = pg.types.builtins.INT8;
const date = pg.types.builtins.DATE;

/** As PGlite reads them: 64-bit integers (millimes, counts) as numbers, calendar dates as text. */
const getTypeParser: typeof pg.types.getTypeParser = (id: number, format?: "text" | "binary") => {
  if (id === int8) return Number;
  if (id === date) return String;
  return pg.types.getTypeParser(id, format as "text");
};
