import { beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aPortal, type TestPortal } from "#api/testing/data/aPortal.ts";
import { aJoiningAgency } from "#api/testing/data/aRegistration.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let portal: TestPortal;
  beforeAll(async () => {
    api = createTestApp(database().db);
    portal = await aPortal(api, database().db);
    await aJoiningAgency(database().db);
    await database()
      .db.updateTable("suppliers")
      .set({ city: "Béja" })
      .where("id", "=", portal.agency.id)
      .execute();
  });
  const list = (query = "", caller: "admin" | "owner" = "admin", page = "1/10") =>
    portal.call(caller, `/api/portal-suppliers/${page}${query}`, { method: "GET" });

  test("[SR2] an administrator lists every agency with its standing, number of cars and documents to review", async () => {
    const { status, json } = await list();
    expect(status).toBe(200);
    expect(json.counts).toEqual({ pending: 1, active: 2, suspended: 1 });
    expect(json.total).toBe(4);
    const names = json.items.map(({ name }: { name: string }) => name);
    expect(names).toEqual(names.toSorted());
    const own = json.items.find(({ id }: { id: string }) => id === portal.agency.id);
    expect(own).toMatchObject({ standing: "active", cars: 1, publishedCars: 1, documentsInReview: 0 });
    expect((await list("", "owner")).json.code).toBe("not_allowed");
  });

  test("agencies can be filtered by standing and by words of their name or city, and the counts respect the words", async () => {
    const suspended = (await list("?standing=suspended")).json;
    expect(suspended.items.map(({ id }: { id: string }) => id)).toEqual([portal.suspended.agency.id]);
    expect(suspended).toMatchObject({ total: 1, counts: { pending: 1, active: 2, suspended: 1 } });
    const inBeja = (await list("?s=BEJA")).json;
    expect(inBeja.items.map(({ id }: { id: string }) => id)).toEqual([portal.agency.id]);
    expect(inBeja.counts).toEqual({ pending: 0, active: 1, suspended: 0 });
    expect((await list(`?s=${encodeURIComponent("no % such _ name")}`)).json.items).toEqual([]);
    expect((await list("?standing=deleted")).status).toBe(400);
  });

  test("pages follow each other without gaps", async () => {
    const idsOf = async (page: string) =>
      (await list("", "admin", page)).json.items.map(({ id }: { id: string }) => id) as string[];
    expect([...(await idsOf("1/3")), ...(await idsOf("2/3"))]).toEqual(await idsOf("1/10"));
    expect((await list("", "admin", "2/3")).json.total).toBe(4);
  });
});
