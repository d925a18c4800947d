import { randomUUID } from "node:crypto";
import type { KyselyPlugin } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { aCatalogue, aUser, goodPassword } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aDriver } from "#api/testing/data/aDriver.ts";
import { cookieOf, createTestApp } from "#api/testing/createTestApp.ts";
import { type Sandbox, startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  beforeAll(async () => {
    world = await aCatalogue(database().db);
  });

  test("a signed-in driver's checkout sends eight SQL statements besides begin and commit", async () => {
    let statements = 0;
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements += 1;
        return result;
      },
    };
    const db = database().db.withPlugin(counter);
    let now = new Date();
    const sandbox: Sandbox = await startSandbox(() => now);
    const api = createTestApp(db, { seed: randomUUID(), env: sandbox.env });
    now = api.dependencies.clock();
    const driver = await aDriver({ api, db, sandbox, world });
    statements = 0;
    await driver.book();
    // Session, rate limit, locks, conflicts, session again, car with places, staff, and one insert of all rows.
    expect(statements).toBe(8);
    sandbox.close();
  });

  test("a checkout draws a new reference when the first one is taken", async () => {
    const { db } = database();
    const { email } = await aUser(db);
    const signIn = { body: { email, password: goodPassword } };
    const cookie = cookieOf(await createTestApp(db).request("/api/sign-in/frontend", signIn));
    const references: string[] = [];
    for (let time = 0; time < 2; time++) {
      // The same seed draws the same first reference.
      const api = createTestApp(db, { seed: "the same" });
      const body = aCheckout({ ...world, car: await world.aCar() });
      const { status, json } = await api.request("/api/checkout", { body, cookie });
      expect(status).toBe(201);
      references.push(json.reference);
    }
    expect(new Set(references).size).toBe(2);
  });
});
