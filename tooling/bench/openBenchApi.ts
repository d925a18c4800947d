import { randomBytes } from "node:crypto";
import { readConfig } from "@sayara/api/server/config/readConfig";
import { createApp } from "@sayara/api/createApp";
import { createDependencies } from "@sayara/api/createDependencies";
import { longRunningLimits } from "@sayara/api/database/connection/databaseLimits";
import { openDatabase } from "@sayara/api/database/connection/openDatabase";
import { createLogger } from "@sayara/api/server/log/createLogger";
import { createSearchEngine } from "@sayara/api/search/engine/createSearchEngine";
import { type BenchSize, benchDatabase } from "./benchDatabase.ts";

/** The PostgreSQL server used by benchmarks. */
const server = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/";

/** Opens the API in this process, on the filled database of this name and size. */
export async function openBenchApi(size: BenchSize, name: string) {
  const url = await benchDatabase(server, size, name);
  const { db, close } = await openDatabase({ url, pool: 16, limits: longRunningLimits });
  // The clock is set to an hour after the newest booking, so that results do not depend on when the database
  // was created.
  const { latest } = await db
    .selectFrom("bookings")
    .select(({ fn }) => fn.max("created_at").as("latest"))
    .executeTakeFirstOrThrow();
  const now = new Date(latest.getTime() + 3_600_000);
  const config = readConfig({
    LOG_LEVEL: "silent",
    ADDRESS_CALLS_PER_SECOND: "0",
    DATABASE_URL: url,
    MAXIMUM_UNPAID_HOLDS: "100000",
  });
  const logger = createLogger(config);
  const clock = () => now;
  const search = createSearchEngine({
    runner: "worker",
    database: { url },
    clock,
    rules: config.business,
    logger,
  });
  await search.load();
  const app = createApp(createDependencies({ config, db, clock, logger, randomBytes, search }));
  let calls = 0;
  return {
    app,
    db,
    now,
    config,
    /** @throws unless the response has this status */
    async post(path: string, body: object, { status = 200, headers = {} } = {}): Promise<string> {
      calls += 1;
      const response = await app.request(
        path,
        {
          method: "POST",
          headers: { "content-type": "application/json", origin: config.webUrl, ...headers },
          body: JSON.stringify(body),
        },
        // Varies the address, because the API limits rates by address.
        { incoming: { socket: { remoteAddress: `198.18.${calls % 250}.${(calls * 7) % 250}` } } },
      );
      const text = await response.text();
      if (response.status !== status) throw new Error(`${path} was answered ${response.status}: ${text}`);
      return text;
    },
    async close() {
      await search.close();
      await close();
    },
  };
}

export type BenchApi = Awaited<ReturnType<typeof openBenchApi>>;
