import { createMetrics } from "@sayara/telemetry/metrics/createMetrics";
import { beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#api/server/config/readConfig.ts";
import { createApp } from "#api/createApp.ts";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { measureSearches } from "./measureSearches.ts";
import { watchDatabase } from "./watchDatabase.ts";

const linesOf = (text: string, name: RegExp) =>
  text.split("\n").filter((line) => !line.startsWith("#") && name.test(line));

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  beforeAll(async () => {
    world = await aCatalogue(database().db);
    api = createTestApp(database().db);
  });

  test("the outbox and the holds are counted at each scrape", async () => {
    const metrics = await createMetrics();
    watchDatabase(metrics, { ...database(), clock: api.dependencies.clock });
    const read = async () => linesOf((await metrics.read()).text, /^sayara_(outbox|holds)/);
    expect(await read()).toEqual([
      'sayara_outbox_messages{state="waiting"} 0',
      'sayara_outbox_messages{state="dead"} 0',
      "sayara_outbox_oldest_seconds 0",
      'sayara_holds{state="firm"} 0',
      'sayara_holds{state="unpaid"} 0',
    ]);
    expect((await api.checkOut(aCheckout(world))).status).toBe(201);
    const rows = await database().db.selectFrom("outbox").select("id").execute();
    const [first, ...waiting] = rows;
    const dead = database().db.updateTable("outbox").set({ dead_at: api.dependencies.clock() });
    await dead.where("id", "=", first?.id ?? "").execute();
    api.advanceHours(1);
    expect(await read()).toEqual([
      `sayara_outbox_messages{state="waiting"} ${waiting.length}`,
      'sayara_outbox_messages{state="dead"} 1',
      `sayara_outbox_oldest_seconds ${waiting.length === 0 ? 0 : 3600}`,
      'sayara_holds{state="firm"} 0',
      'sayara_holds{state="unpaid"} 1',
    ]);
  });

  test("the connections of the pool are counted, if there is a pool", async () => {
    const metrics = await createMetrics();
    watchDatabase(metrics, { ...database(), clock: api.dependencies.clock });
    const states = linesOf((await metrics.read()).text, /^sayara_database_connections/);
    const connectionLines = ["used", "idle", "waiting"].map((state) =>
      expect.stringMatching(`^sayara_database_connections{state="${state}"} \\d+$`),
    );
    expect(states).toEqual(engine === "postgres" ? connectionLines : []);
  });

  test("requests are measured by route pattern and searches by kind", async () => {
    const metrics = await createMetrics();
    const search = measureSearches(api.dependencies.search, metrics);
    const app = createApp({ ...api.dependencies, search, metrics });
    await app.request("/api/monthly-prices");
    await app.request("/api/booking/of-anna@people.example/fr");
    await app.request("/nowhere/secret");
    const { text } = await metrics.read();
    const counts = linesOf(text, /^sayara_http_request_duration_seconds_count/).map(
      (line) => line.split("_count")[1],
    );
    expect(counts).toEqual([
      expect.stringContaining('route="/api/monthly-prices",status="200"} 1'),
      expect.stringContaining('route="/api/booking/{id}/{language}",status="'),
      '{method="GET",route="unmatched",status="404"} 1',
    ]);
    expect(text).toContain(
      'sayara_search_duration_seconds_count{kind="monthly_prices",outcome="answered"} 1',
    );
    expect(text).toContain("sayara_searches 0");
    expect(text).not.toMatch(/anna|secret/);
  });
});

test("metrics are off by default, and otherwise served only to this machine", () => {
  expect(readConfig({}).metrics).toBeUndefined();
  expect(readConfig({ API_METRICS_PORT: "9101" }).metrics).toEqual({ port: 9101, host: "127.0.0.1" });
});
