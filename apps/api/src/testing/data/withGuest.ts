import { afterAll, beforeAll, beforeEach } from "vitest";
import type { OpenDatabase } from "#api/database/connection/openDatabase.ts";
import { aCatalogue } from "./aCatalogue.ts";
import { aGuest, type Guest } from "./aGuest.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { type Sandbox, startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { type Engine, withDatabase } from "#api/testing/withDatabase.ts";

/** A guest's booking, the API that created it, and its gateway. */
export interface GuestWorld {
  api: TestApp;
  sandbox: Sandbox;
  world: Awaited<ReturnType<typeof aCatalogue>>;
  guest: Guest;
}

/** Creates a guest's booking before each test of a `describe`, and passes it to `onReady`. */
export function withGuest(engine: Engine, onReady: (fixture: GuestWorld) => void): () => OpenDatabase {
  const database = withDatabase(engine);
  let api: TestApp;
  let sandbox: Sandbox;
  let world: GuestWorld["world"];
  beforeAll(async () => {
    sandbox = await startSandbox(() => api.dependencies.clock());
    world = await aCatalogue(database().db);
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    api = createTestApp(database().db, { env: sandbox.env });
    onReady({ api, sandbox, world, guest: await aGuest(api, { ...world, car: await world.aCar() }) });
  });
  return database;
}
