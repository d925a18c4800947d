import type { FoundRecord } from "@sayara/api-client/contract/find/findRecords";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aPerson, type TestPerson } from "#api/testing/data/aPerson.ts";
import { aPortal, type PortalCaller, portalCallers, type TestPortal } from "#api/testing/data/aPortal.ts";
import { aStatementWorld } from "#api/testing/data/aStatementWorld.ts";
import { issueDueStatements } from "#api/money/statements/issueMonths.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";
import {
  selectFoundCars,
  selectFoundDocuments,
  selectFoundStatements,
  selectFoundSuppliers,
} from "./foundRows.ts";

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let portal: TestPortal;
  let driver: TestPerson;
  let booking: { id: string; reference: string };
  let statement: { number: string };
  beforeAll(async () => {
    const { db } = database();
    // 00:30 on 1 June in Tunis.
    api = createTestApp(db, { now: "2026-05-31T23:30:00Z" });
    portal = await aPortal(api, db);
    const { agency, car } = portal;
    const world = await aStatementWorld(api, db, portal);
    await world.settle("correction", -80, "2026-05-10T10:00:00Z");
    await issueDueStatements(api.dependencies);
    const issued = await db
      .selectFrom("statements")
      .select(["series", "year", "number"])
      .where("supplier_id", "=", agency.id)
      .executeTakeFirstOrThrow();
    statement = { number: `${issued.series}-${issued.year}-${String(issued.number).padStart(5, "0")}` };
    driver = await aPerson(api, { full_name: "Maïssa Œuvrard", email: "maissa@drivers.example" });
    await db.updateTable("cars").set({ plate: "731 TU 2211" }).where("id", "=", car.id).execute();
    await db
      .updateTable("suppliers")
      .set({ name: "Palmeraie Véhicules", search_name: "palmeraie vehicules", city: "Tozeur" })
      .where("id", "=", agency.id)
      .execute();
    const places = { ...portal, car: await portal.aCar() };
    const body = aCheckout(places, { driver: { fullName: "Maïssa Œuvrard" } });
    const { json } = await api.request("/api/checkout", { body, cookie: driver.cookie });
    booking = await db
      .selectFrom("bookings")
      .select(["id", "reference"])
      .where("id", "=", json.bookingId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto("documents")
      .values({
        id: crypto.randomUUID(),
        supplier_id: agency.id,
        car_id: null,
        type: "assurance",
        title: "",
        number: "POL-88-4411",
        issued_on: null,
        expires_on: null,
        file_key: crypto.randomUUID(),
        media_type: "application/pdf",
        size: 10,
        version: 1,
        status: "en_revue",
        handed_in_at: new Date("2026-05-20T10:00:00Z"),
        handed_in_by: portal.people.owner.id,
      })
      .execute();
  }, 120_000);

  const find = async (s: string, caller: PortalCaller = "admin"): Promise<FoundRecord[]> =>
    (await portal.call(caller, "/api/find-records/fr", { body: { s } })).json.items;
  const namesOf = async (s: string, kind: string, caller?: PortalCaller) =>
    (await find(s, caller)).filter((item) => item.kind === kind).map(({ name }) => name);

  test("[GS1] [GS2] finds records of every kind by whole and partial words in any spelling", async () => {
    const { reference } = booking;
    const searches: [s: string, kind: string, name: string][] = [
      [reference, "booking", reference],
      [reference.toLowerCase().replace("-", ""), "booking", reference],
      [reference.slice(3, 7), "booking", reference],
      ["OEUVRARD mais", "booking", reference],
      ["uvrar", "client", "Maïssa Œuvrard"],
      ["maissa@drivers", "client", "Maïssa Œuvrard"],
      ["palmer", "agency", "Palmeraie Véhicules"],
      ["tozeur vehicu", "agency", "Palmeraie Véhicules"],
      ["731 TU 2211", "car", "Kia Picanto"],
      ["731tu2211", "car", "Kia Picanto"],
      ["731-TUN-2211", "car", "Kia Picanto"],
      ["٧٣١ تونس ٢٢١١", "car", "Kia Picanto"],
      ["pican\u200Bto 221", "car", "Kia Picanto"],
      ["88-44", "document", "POL-88-4411"],
      [statement.number, "statement", statement.number],
      [statement.number.slice(3), "statement", statement.number],
    ];
    for (const [s, kind, name] of searches)
      expect([s, kind, await namesOf(s, kind)]).toEqual([s, kind, expect.arrayContaining([name])]);
    expect((await namesOf("tunis", "place")).length).toBeGreaterThan(0);
    for (const s of ["", " ", "k", "…", "%", "\u200B", "picanto zzz"])
      expect([s, await find(s)]).toEqual([s, []]);
  });

  test("[GS1] agency staff find only the records of their agency that their role may see", async () => {
    const all = [booking.reference, "picanto", "POL", "RC 2026", "maissa", "palmeraie", "tunis"];
    const kindsOf = async (caller: PortalCaller) => {
      const items = (await Promise.all(all.map((s) => find(s, caller)))).flat();
      return { kinds: [...new Set(items.map(({ kind }) => kind))].toSorted(), items };
    };
    expect((await kindsOf("owner")).kinds).toEqual(["booking", "car", "document", "statement"]);
    expect((await kindsOf("accountant")).kinds).toEqual(["booking", "car", "document", "statement"]);
    expect((await kindsOf("desk")).kinds).toEqual(["booking", "car", "document"]);
    const rival = await kindsOf("rival");
    const slugs = new Set(rival.items.map(({ supplier }) => supplier?.slug));
    expect([...slugs]).toEqual([portal.rival.agency.slug]);
    expect(rival.kinds).not.toContain("booking");
    expect(rival.kinds).not.toContain("document");
  });

  test("[GS1] a search finds at most five records of a kind", async () => {
    for (let count = 0; count < 7; count += 1) await aPerson(api, { full_name: `Zohra Bounded ${count}` });
    expect(await namesOf("zohra bounded", "client")).toHaveLength(5);
  });

  test("[GS1] drivers and guests may not search", async () => {
    const body = { s: "picanto" };
    const asDriver = await api.request("/api/find-records/fr", { body, cookie: driver.cookie });
    expect([asDriver.status, asDriver.json.code]).toEqual([403, "not_allowed"]);
    expect((await api.request("/api/find-records/fr", { body })).status).toBe(401);
  });

  test.each(portalCallers)("[GS1] %s may search", async (caller) => {
    const { status } = await portal.call(caller, "/api/find-records/es", { body: { s: "kia" } });
    expect(status).toBe(200);
  });

  test("[GS2] each search uses its index", async () => {
    const plans = await database()
      .db.transaction()
      .execute(async (db) => {
        await sql`insert into cars select copies.* from (select * from cars where id = ${portal.car.id}) as one,
          generate_series(1, 3000) as number, jsonb_populate_record(one::cars, jsonb_build_object(
            'id', gen_random_uuid(), 'slug', 'fiat-' || number, 'name', 'Fiat ' || number, 'plate', number || ' TU 9')) as copies`.execute(
          db,
        );
        await sql`analyze cars`.execute(db);
        const sought = { s: "731 2211", supplierId: null };
        const cars = await selectFoundCars(db, sought).explain();
        // The other tables of this test are too small for the planner to prefer an index.
        await sql`set local enable_seqscan = off`.execute(db);
        await sql`set local enable_indexscan = off`.execute(db);
        await sql`set local enable_indexonlyscan = off`.execute(db);
        return {
          cars_words: cars,
          suppliers_words: await selectFoundSuppliers(db, sought).explain(),
          statements_words: await selectFoundStatements(db, sought).explain(),
          documents_words: await selectFoundDocuments(db, sought).explain(),
        };
      });
    const found = Object.entries(plans).filter(([index, plan]) => JSON.stringify(plan).includes(index));
    expect(found.map(([index]) => index)).toEqual(Object.keys(plans));
  });
});
