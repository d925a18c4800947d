import { afterAll, beforeAll } from "vitest";
import type { Database } from "#api/database/Schema.ts";
import { createTestApp, type TestApp } from "./createTestApp.ts";
import { type Sandbox, startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { startIdentityStandIn, type IdentityStandIn } from "#api/testing/standIns/startIdentityStandIn.ts";
import type { ValidCall } from "#api/testing/calls/ValidCall.ts";
import { validCalls } from "#api/testing/calls/validCalls.ts";
import { type Engine, usualEngines, withDatabase } from "./withDatabase.ts";

const now = new Date("2026-11-20T12:00:00Z");

interface EveryCall {
  api: TestApp;
  db: Database;
  /** A successful call of each endpoint, by the endpoint's name. */
  calls: Record<string, ValidCall>;
}

/**
 * Creates an API with demonstration data, identity providers and a gateway, and a valid call of each endpoint.
 *
 * @param wrapDatabase wraps the database for the API, but not for creating the calls' data.
 */
export function withEveryCall(
  engine: Engine = usualEngines[0] ?? "pglite",
  wrapDatabase: (db: Database) => Database = (db) => db,
): () => EveryCall {
  const database = withDatabase(engine, { demo: { now, cars: 120, bookings: 400 } });
  let standIn: IdentityStandIn;
  let sandbox: Sandbox;
  let everyCall: EveryCall | undefined;
  beforeAll(async () => {
    const { db } = database();
    standIn = await startIdentityStandIn();
    sandbox = await startSandbox(() => api.dependencies.clock());
    const api = createTestApp(wrapDatabase(db), { env: { ...standIn.env, ...sandbox.env } });
    everyCall = { api, db, calls: await validCalls(api, db, { standIn, sandbox }) };
    await api.dependencies.search.load();
  }, 120_000);
  afterAll(() => {
    sandbox.close();
    return standIn.stop();
  });
  return () => {
    if (everyCall === undefined) throw new Error("The calls exist only inside tests.");
    return everyCall;
  };
}
