import { beforeAll, describe, expect, test } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { peopleOf, type Role, roles } from "#api/testing/data/peopleOf.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  let cookies: Record<Role, string>;
  beforeAll(async () => {
    const { db } = database();
    api = createTestApp(db);
    world = await aCatalogue(db);
    ({ cookies } = await peopleOf(api, db));
  });

  const send = async (role: Role, path: string, body: object) => {
    const cookie = cookies[role];
    const response = await api.request(path, { body, ...(cookie !== "" && { cookie }) });
    return [response.status, response.json?.code];
  };
  const notAllowed = [403, "not_allowed"];
  const staff = new Set<Role>(["agency", "admin"]);
  const dates = { from: "2026-12-01T10:00:00+01:00", to: "2026-12-04T10:00:00+01:00" };

  test.each(roles)("[RO3] a search by %s finds cars", async (role) => {
    const response = await send(role, "/api/frontend-cars/1/15", { ...dates, language: "fr" });
    expect(response).toEqual([200, undefined]);
  });

  test.each(roles)("[RO3] a quote for %s has a price", async (role) => {
    const { rental } = aCheckout(world);
    const response = await send(role, "/api/quote", { ...rental, language: "fr" });
    expect(response).toEqual([200, undefined]);
  });

  test.each([...staff])("[RO3] rejects a checkout by %s, whatever its body", async (role) => {
    expect(await send(role, "/api/checkout", aCheckout(world))).toEqual(notAllowed);
    expect(await send(role, "/api/checkout", aCheckout(world, { total: 1 }))).toEqual(notAllowed);
  });
});
