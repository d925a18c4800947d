import pg from "pg";
import { migrateDatabase } from "#api/database/migrateDatabase.ts";
import { openDatabase } from "#api/database/openDatabase.ts";
import { seedDemo } from "#api/demo/seedDemo.ts";

/** The address of a filled `sayara_bench` on this server; one of the right size is used again. */
export async function benchDatabase(
  server: string,
  { cars, bookings }: { cars: number; bookings: number },
): Promise<string> {
  const address = new URL(server);
  address.pathname = "/postgres";
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  address.pathname = "/sayara_bench";
  try {
    const there = await client.query("select 1 from pg_database where datname = 'sayara_bench'");
    if (there.rowCount === 1 && (await isFilled(address.href, cars))) return address.href;
    await client.query("drop database if exists sayara_bench with (force)");
    await client.query("create database sayara_bench");
  } finally {
    await client.end();
  }

  const database = await openDatabase({ url: address.href });
  try {
    await migrateDatabase(database.db);
    const onProgress = (share: number) =>
      process.stdout.write(`\rmaking ${cars} cars and ${bookings} bookings: ${Math.round(share * 100)} %`);
    await seedDemo(database.db, { now: new Date(), cars, bookings, onProgress });
    process.stdout.write("\n");
  } finally {
    await database.close();
  }
  return address.href;
}

async function isFilled(url: string, cars: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: string }>("select count(*) from cars");
    return Number(rows[0]?.count) === cars;
  } catch {
    // Left by a run that was interrupted before it had made the tables.
    return false;
  } finally {
    await client.end();
  }
}
