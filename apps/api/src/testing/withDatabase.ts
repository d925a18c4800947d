import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { longRunningLimits } from "#api/database/connection/databaseLimits.ts";
import { type OpenDatabase, openDatabase } from "#api/database/connection/openDatabase.ts";
import type { DatabaseContent } from "./template/DatabaseContent.ts";
import { pgliteTemplate } from "./template/pgliteTemplate.ts";
import { copyTemplate } from "./template/copyTemplate.ts";

export type Engine = OpenDatabase["engine"];

const server = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";

/**
 * Engines for tests that count, sum or page in SQL: PGlite and PostgreSQL. Without a PostgreSQL server, only PGlite.
 */
export const engines: readonly Engine[] = (await isReachable(server)) ? ["pglite", "postgres"] : ["pglite"];
export const hasPostgres = engines.includes("postgres");
/**
 * Engines for all other tests: only PostgreSQL, as in production. A run with `FULL` set uses both engines. The e2e
 * tests run on PGlite (docs/decisions/0083).
 */
export const usualEngines = process.env["FULL"] === undefined ? engines.slice(-1) : engines;
if (!hasPostgres && process.env["CI"] !== undefined) {
  throw new Error("No PostgreSQL was found: set TEST_DATABASE_URL. In CI its tests may not be left out.");
}

/**
 * Creates a migrated database for the tests of a file or `describe`, and drops it afterwards. Each test starts with
 * unused rate limits. The database is a copy of a template, which is cached for the next run.
 */
export function withDatabase(engine: Engine, content: DatabaseContent = {}): () => OpenDatabase {
  let database: OpenDatabase | undefined;
  let drop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    if (engine === "postgres") {
      const created = await createTestDatabase(content);
      drop = created.drop;
      database = await openDatabase({
        url: created.url,
        pool: 20,
        limits: { ...longRunningLimits, connection: 60_000 },
      });
    } else {
      database = await openDatabase({ memory: true, dump: await pgliteTemplate(content) });
    }
  }, 120_000);
  beforeEach(async () => {
    await database?.db.deleteFrom("rate_limits").execute();
  });
  afterAll(async () => {
    await database?.close();
    await drop?.();
  });
  return () => {
    if (database === undefined) throw new Error("The database is open only inside tests.");
    return database;
  };
}

/** Creates a database on the test server. Without `content` it is empty and not migrated. */
export async function createTestDatabase(
  content?: DatabaseContent,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `sayara_test_${randomUUID().replaceAll("-", "")}`;
  if (content === undefined) await onServer(`CREATE DATABASE ${name}`);
  else await copyTemplate(server, name, content);
  // No test stops the server, so a commit need not wait for the disk.
  await onServer(`ALTER DATABASE ${name} SET synchronous_commit = off`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function isReachable(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
