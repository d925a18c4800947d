import { auditKinds } from "@sayara/domain/audit/AuditKind";
import type { AuditEntry } from "@sayara/api-client/contract/audit/audit";
import { beforeAll, describe, expect, test } from "vitest";
import { recordSupplierEdit, type SupplierEdit } from "#api/suppliers/recordSupplierEdit.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aPerson, type TestPerson } from "#api/testing/data/aPerson.ts";
import { aPortal, portalCallers, type TestPortal } from "#api/testing/data/aPortal.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let portal: TestPortal;
  let driver: TestPerson;
  let booking: { id: string; reference: string };
  beforeAll(async () => {
    const { db } = database();
    api = createTestApp(db);
    portal = await aPortal(api, db);
    driver = await aPerson(api, { full_name: "Amel Ben Salah" });
    const { json } = await api.request("/api/checkout", { body: aCheckout(portal), cookie: driver.cookie });
    booking = await db
      .selectFrom("bookings")
      .select(["id", "reference"])
      .where("id", "=", json.bookingId)
      .executeTakeFirstOrThrow();
  }, 120_000);

  const list = async (query: Record<string, string> = {}, size = 100, language = "fr") =>
    (await portal.call("admin", `/api/audit/${size}/${language}?${new URLSearchParams(query)}`)).json;
  const edit = (at: string, changes: Partial<SupplierEdit> = {}, supplierId = portal.agency.id) =>
    recordSupplierEdit(
      database().db,
      { supplierId, userId: portal.people.manager.id, now: new Date(at) },
      { subject: "car", subjectId: portal.car.id, action: "changed", ...changes },
    );
  const idsOf = ({ items }: { items: AuditEntry[] }) => items.map(({ id }) => id);

  test("[AU1] lists edits to agencies, places, clients and bookings with their author, action and reason", async () => {
    const { db } = database();
    const { admin, manager } = portal.people;
    await edit("2026-10-01T10:00:00Z", { before: { price: 70 }, after: { price: 80 } });
    await edit("2026-10-01T10:01:00Z", {
      subject: "document",
      subjectId: "a",
      action: "refused",
      after: { number: "secret", reason: "RIB 08 006 0001234567890 12: unreadable" },
    });
    const at = new Date("2026-10-01T10:02:00Z");
    const location = await db.selectFrom("location_names").selectAll().limit(1).executeTakeFirstOrThrow();
    const placeId = location.location_id;
    await db
      .insertInto("place_edits")
      .values({ subject: "place", subject_id: placeId, user_id: admin.id, at, action: "changed" })
      .execute();
    await db
      .insertInto("client_actions")
      .values([
        { user_id: driver.id, type: "block", actor_id: null, note: "Fraud", created_at: at },
        {
          user_id: driver.id,
          type: "note",
          action: "note",
          actor_id: admin.id,
          note: "Private",
          created_at: at,
        },
      ])
      .execute();
    const facts = JSON.stringify({});
    await db
      .insertInto("staff_acts")
      .values({
        id: crypto.randomUUID(),
        booking_id: booking.id,
        actor_id: admin.id,
        action: "changeStatus",
        before: facts,
        after: facts,
        at,
      })
      .execute();
    const { items } = await list({ from: "2026-10-01", to: "2026-10-01" });
    const ofKind = (kind: string) => items.filter((entry: AuditEntry) => entry.kind === kind);
    expect(items).toHaveLength(6);
    expect(ofKind("car")).toMatchObject([
      {
        at: "2026-10-01T10:00:00.000Z",
        by: { id: manager.id, type: "supplier" },
        action: "changed",
        subject: portal.car.id,
        isThere: true,
        reason: null,
        supplier: { slug: portal.agency.slug },
      },
    ]);
    expect(ofKind("car")[0].name).toContain("Kia Picanto");
    expect(ofKind("document")).toMatchObject([{ action: "refused", reason: "RIB …012: unreadable" }]);
    expect(ofKind("place")).toMatchObject([{ subject: placeId, supplier: null, by: { id: admin.id } }]);
    expect(
      ofKind("client").toSorted((a: AuditEntry, b: AuditEntry) => a.action.localeCompare(b.action)),
    ).toMatchObject([
      { action: "block", by: null, reason: "Fraud", name: "Amel Ben Salah" },
      { action: "note", by: { id: admin.id }, reason: null },
    ]);
    expect(ofKind("booking")).toMatchObject([
      { action: "changeStatus", name: booking.reference, supplier: { slug: portal.agency.slug } },
    ]);
    expect(JSON.stringify(items)).not.toMatch(/secret|Private|price|0001234567890/);
  });

  test("[AU1] an entry about a deleted record has no name and is marked as deleted", async () => {
    await edit("2026-09-01T10:00:00Z", { subjectId: crypto.randomUUID(), action: "deleted" });
    await edit("2026-09-01T10:00:00Z", { subject: "fine", subjectId: "200 TU 1234", action: "lookedUp" });
    const { items } = await list({ from: "2026-09-01", to: "2026-09-01" });
    expect(items.find(({ kind }: AuditEntry) => kind === "car")).toMatchObject({
      name: null,
      isThere: false,
    });
    expect(items.find(({ kind }: AuditEntry) => kind === "fine")).toMatchObject({ name: null });
  });

  test("[AU1] [LO8] a place or country without a name in the requested language appears with its French name", async () => {
    const { db } = database();
    const location = await db
      .selectFrom("locations")
      .select(["id", "country_id"])
      .limit(1)
      .executeTakeFirstOrThrow();
    const at = new Date("2025-06-01T10:00:00Z");
    const [placeId, countryId] = [location.id, location.country_id];
    await db.deleteFrom("location_names").where("location_id", "=", placeId).execute();
    await db.deleteFrom("country_names").where("country_id", "=", countryId).execute();
    await db
      .insertInto("location_names")
      .values({ location_id: placeId, language: "fr", name: "Djerba", search_name: "djerba" })
      .execute();
    await db
      .insertInto("country_names")
      .values({ country_id: countryId, language: "fr", name: "Tunisie" })
      .execute();
    const edited = { user_id: portal.people.admin.id, at, action: "changed" as const };
    await db
      .insertInto("place_edits")
      .values([
        { ...edited, subject: "place", subject_id: placeId },
        { ...edited, subject: "country", subject_id: countryId },
      ])
      .execute();
    const { items } = await list({ from: "2025-06-01", to: "2025-06-01" }, 100, "es");
    expect(items.map(({ name, isThere }: AuditEntry) => [name, isThere]).toSorted()).toEqual([
      ["Djerba", true],
      ["Tunisie", true],
    ]);
  });

  test("[AU2] the filters by person, kind, agency and days apply together", async () => {
    const { manager, admin } = portal.people;
    // 23:30 in Tunis on 4 August, and 00:30 on 5 August.
    await edit("2026-08-04T22:30:00Z");
    await edit("2026-08-04T23:30:00Z", { subject: "season", action: "update" });
    await edit("2026-08-05T10:00:00Z", {}, portal.rival.agency.id);
    const found = async (query: Record<string, string>) =>
      (await list({ from: "2026-08-01", to: "2026-08-31", ...query })).items.map(({ at }: AuditEntry) =>
        at.slice(5, 16),
      );
    expect(await found({})).toEqual(["08-05T10:00", "08-04T23:30", "08-04T22:30"]);
    expect(await found({ to: "2026-08-04" })).toEqual(["08-04T22:30"]);
    expect(await found({ from: "2026-08-05" })).toEqual(["08-05T10:00", "08-04T23:30"]);
    expect(await found({ kind: "season" })).toEqual(["08-04T23:30"]);
    expect(await found({ supplier: portal.rival.agency.id })).toEqual(["08-05T10:00"]);
    expect(await found({ supplier: portal.agency.id, kind: "car", person: manager.id })).toEqual([
      "08-04T22:30",
    ]);
    expect(await found({ person: admin.id })).toEqual([]);
    expect(await found({ person: "nobody" })).toEqual([]);
    for (const kind of auditKinds) expect(Array.isArray((await list({ kind })).items)).toBe(true);
  });

  test("[AU2] pages follow each other without gaps, even among entries with the same time", async () => {
    for (let count = 0; count < 7; count += 1) await edit("2026-07-01T10:00:00Z");
    await edit("2026-07-01T09:59:00Z");
    const period = { from: "2026-07-01", to: "2026-07-01" };
    const all = idsOf(await list(period));
    expect(new Set(all).size).toBe(8);
    const paged: string[] = [];
    let before = {};
    for (let page = 0; page < 4; page += 1) {
      const { items, hasMore } = await list({ ...period, ...before }, 3);
      paged.push(...idsOf({ items }));
      const last = items.at(-1);
      before = { beforeAt: last.at, beforeId: last.id };
      if (page === 0) await edit("2026-07-01T10:00:01Z");
      if (!hasMore) break;
    }
    expect(paged).toEqual(all);
  });

  test("[AU2] the person filter offers administrators, the people of the chosen agency, and the chosen person", async () => {
    const { admin, manager, rival } = portal.people;
    const ids = async (query: Record<string, string>) =>
      (await list(query)).people.map(({ id }: { id: string }) => id);
    expect(await ids({})).toContain(admin.id);
    expect(await ids({})).not.toContain(manager.id);
    expect(await ids({ supplier: portal.agency.id })).toContain(manager.id);
    expect(await ids({ person: rival.id })).toContain(rival.id);
    expect((await list()).agencies.map(({ id }: { id: string }) => id)).toContain(portal.suspended.agency.id);
  });

  test.each(portalCallers)("[AU1] only administrators can read the audit log; caller: %s", async (caller) => {
    const { status } = await portal.call(caller, "/api/audit/30/fr");
    expect(status).toBe(caller === "admin" ? 200 : 403);
  });
});
