import { sql } from "kysely";
import pg from "pg";
import { longRunningLimits } from "@sayara/api/database/connection/databaseLimits";
import { migrateDatabase } from "@sayara/api/database/migrateDatabase";
import { openDatabase } from "@sayara/api/database/connection/openDatabase";
import { seedDemo } from "@sayara/api/demo/seedDemo";

export interface BenchSize {
  cars: number;
  bookings: number;
}

/**
 * Returns the URL of a filled database on this server. Reuses an existing one with the same number of cars and at least
 * as many bookings.
 */
export async function benchDatabase(server: string, size: BenchSize, name = "sayara_bench"): Promise<string> {
  const { cars, bookings } = size;
  const address = new URL(server);
  address.pathname = "/postgres";
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  address.pathname = `/${name}`;
  try {
    const existing = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (existing.rowCount === 1 && (await isFilled(address.href, size))) {
      await migrate(address.href);
      return address.href;
    }
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }

  const database = await openDatabase({ url: address.href, limits: longRunningLimits });
  try {
    await migrateDatabase(database.db);
    const onProgress = (share: number) =>
      process.stdout.write(`\rmaking ${cars} cars and ${bookings} bookings: ${Math.round(share * 100)} %`);
    await seedDemo(database.db, { now: new Date(), cars, bookings, onProgress });
    process.stdout.write("\n");
    // In production, autovacuum runs this some time after so many inserts.
    await sql`vacuum analyze`.execute(database.db);
  } finally {
    await database.close();
  }
  return address.href;
}

/** Migrates a database that an earlier version may have created. */
async function migrate(url: string): Promise<void> {
  const database = await openDatabase({ url, limits: longRunningLimits });
  await migrateDatabase(database.db).finally(() => database.close());
}

async function isFilled(url: string, { cars, bookings }: BenchSize): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ cars: string; bookings: string }>(
      "select (select count(*) from cars) as cars, (select count(*) from bookings) as bookings",
    );
    return Number(rows[0]?.cars) === cars && Number(rows[0]?.bookings) >= bookings;
  } catch {
    // An earlier run was interrupted before it created the tables.
    return false;
  } finally {
    await client.end();
  }
}
