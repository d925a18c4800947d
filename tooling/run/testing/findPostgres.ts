import { userInfo } from "node:os";
import pg from "pg";
import type { Postgres } from "./Postgres.ts";
import { installPostgres, startCluster } from "./postgresCluster.ts";

/**
 * Returns a PostgreSQL server on which tests may create databases: `TEST_DATABASE_URL`, else one started for
 * this run with the machine's programs, else this machine's own server, else one started after an
 * installation. A server started for the run comes before the machine's own, because without fsync it drops a
 * test's database in a tenth of the time. Returns `undefined` if there is none.
 */
export async function findPostgres(): Promise<Postgres | undefined> {
  const configuredUrl = process.env.TEST_DATABASE_URL;
  if (configuredUrl) {
    const problem = await problemOf(configuredUrl);
    if (problem) throw new Error(`TEST_DATABASE_URL can't be used: ${problem}.`);
    return { url: configuredUrl, stop: async () => {} };
  }
  const cluster = await startCluster();
  if (cluster) return cluster;
  for (const user of new Set(["postgres", userInfo().username])) {
    const url = `postgres://${encodeURIComponent(user)}@127.0.0.1:5432/postgres`;
    if (!(await problemOf(url))) return { url, stop: async () => {} };
  }
  return (await installPostgres()) ? startCluster() : undefined;
}

const requirementsQuery = `
  select (rolsuper or rolcreatedb) as may_create,
         exists (select from pg_available_extensions where name = 'btree_gist') as has_ranges
  from pg_roles where rolname = current_user`;

async function problemOf(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ may_create: boolean; has_ranges: boolean }>(requirementsQuery);
    if (!rows[0]?.may_create) return "its user may not create databases";
    return rows[0].has_ranges ? undefined : "its server lacks the extension btree_gist";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.end().catch(() => {});
  }
}
