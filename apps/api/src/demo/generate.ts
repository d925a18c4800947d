/**
 * Fills a database with a demo catalogue of any size:
 *
 * node src/demo/generate.ts --cars 100000 --bookings 1000000 --database-url postgres://…
 */
import { parseArgs } from "node:util";
import { migrateDatabase } from "#api/database/migrateDatabase.ts";
import { openDatabase } from "#api/database/connection/openDatabase.ts";
import { longRunningLimits } from "#api/database/connection/databaseLimits.ts";
import { seedDemo } from "./seedDemo.ts";

const { values } = parseArgs({
  options: {
    cars: { type: "string", default: "400" },
    bookings: { type: "string", default: "1600" },
    seed: { type: "string", default: "1" },
    "database-url": { type: "string" },
  },
});
const url = values["database-url"] ?? process.env["DATABASE_URL"];
if (url === undefined) throw new Error("Pass a database: --database-url postgres://… or DATABASE_URL");

const database = await openDatabase({ url, limits: longRunningLimits });
try {
  await migrateDatabase(database.db);
  const isFilled = await seedDemo(database.db, {
    now: new Date(),
    cars: parseInteger(values.cars),
    bookings: parseInteger(values.bookings),
    seed: parseInteger(values.seed),
    onProgress: showProgress,
  });
  process.stdout.write(isFilled ? "\n" : "The database already has a catalogue; nothing was changed.\n");
} finally {
  await database.close();
}

function showProgress(share: number): void {
  const width = 40;
  const filledWidth = Math.round(share * width);
  process.stdout.write(
    `\r${"█".repeat(filledWidth)}${"░".repeat(width - filledWidth)} ${Math.round(share * 100)} %`,
  );
}

function parseInteger(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${text} is not a whole number`);
  return Number(text);
}
