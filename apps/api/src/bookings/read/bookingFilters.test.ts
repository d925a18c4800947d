import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aPerson, type TestPerson } from "#api/testing/data/aPerson.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(engines)("a list of bookings on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  let otherWorld: Awaited<ReturnType<typeof aCatalogue>>;
  let people: Record<string, TestPerson>;
  /** References of the bookings by name. */
  const references: Record<string, string> = {};

  beforeAll(async () => {
    const { db } = database();
    api = createTestApp(db);
    world = await aCatalogue(db);
    otherWorld = await aCatalogue(db);
    people = {
      agency: await aPerson(api, { type: "supplier", supplier_id: world.agency.id }),
      rival: await aPerson(api, { type: "supplier", supplier_id: otherWorld.agency.id }),
      admin: await aPerson(api, { type: "admin" }),
    };
    await book("first", 1, { fullName: "Zoé Ben Amor" });
    await book("second", 5, { fullName: "Élias Jaziri" });
    await book("third", 9, { fullName: "Karim O’Connor" });
    await book("foreign", 1, { fullName: "Zoé Ben Amor" }, otherWorld);
    await updateBooking("second", { status: "reserved" });
    await updateBooking("third", {
      status: "paid",
      cancel_requested_at: new Date("2026-11-20T12:00:00Z"),
      drop_off_location_id: world.sousse.id,
    });
  });

  /** Books three days from this day of December, as a guest. */
  async function book(name: string, day: number, driver: object, catalogue = world): Promise<void> {
    api.advanceHours(0.01);
    const rental = { from: `2026-12-0${day}T09:00:00Z`, to: day + 3 };
    const to = `2026-12-${String(rental.to).padStart(2, "0")}T09:00:00Z`;
    const order = aCheckout(catalogue, { rental: { from: rental.from, to }, driver });
    const response = await api.checkOut(order, { address: `10.6.0.${day}` });
    references[name] = response.json.reference;
  }

  async function updateBooking(name: string, values: object): Promise<void> {
    await database()
      .db.updateTable("bookings")
      .set(values)
      .where("reference", "=", references[name] ?? "")
      .execute();
  }

  async function list(caller: string, body: object = {}, page = 1, size = 10) {
    const response = await api.request(`/api/bookings/${page}/${size}/fr`, {
      body,
      cookie: people[caller]?.cookie ?? "",
    });
    expect(response.status).toBe(200);
    const names = Object.fromEntries(
      Object.entries(references).map(([name, reference]) => [reference, name]),
    );
    const items: { reference: string }[] = response.json.items;
    return { names: items.map(({ reference }) => names[reference]), total: response.json.total };
  }

  test.each([
    [{}, ["third", "second", "first"]],
    [{ statuses: ["reserved", "pending"] }, ["second", "first"]],
    [{ statuses: ["void"] }, []],
    [{ datesOf: "pickUp", from: "2026-12-05T00:00:00Z", to: "2026-12-06T00:00:00Z" }, ["second"]],
    [{ datesOf: "dropOff", from: "2026-12-04T00:00:00Z", to: "2026-12-05T00:00:00Z" }, ["first"]],
    [{ from: "2026-12-03T00:00:00Z", to: "2026-12-06T00:00:00Z" }, ["second", "first"]],
    [{ from: "2026-12-13T00:00:00Z" }, []],
    [{ cancelRequested: true }, ["third"]],
    [{ cancelRequested: false }, ["third", "second", "first"]],
    [{ s: "zoe amor" }, ["first"]],
    [{ s: "amor ZOÉ kia" }, ["first"]],
    [{ s: "el ja" }, ["second"]],
    [{ s: "lias" }, ["second"]],
    [{ s: "o'con" }, ["third"]],
    [{ s: "li" }, []],
    [{ s: "%" }, []],
    [{ s: "nobody" }, []],
    [{ sort: "pickUp" }, ["first", "second", "third"]],
    [{ sort: "latestPickUp" }, ["third", "second", "first"]],
    [{ sort: "dropOff", statuses: ["pending", "paid"] }, ["first", "third"]],
  ])("filtered and sorted by %j returns %j", async (body, expected) => {
    const { names, total } = await list("agency", body);
    expect({ names, total }).toEqual({ names: expected, total: expected.length });
  });

  test("finds a reference with or without its prefix, whole or in part", async () => {
    const reference = references["second"] ?? "";
    for (const s of [reference, reference.toLowerCase(), reference.slice(3), reference.slice(0, 6)]) {
      expect((await list("agency", { s })).names).toContain("second");
    }
  });

  test("a place matches as pick-up or drop-off, by id or slug, together with the places within it", async () => {
    const { db } = database();
    expect((await list("agency", { location: world.sousse.slug })).names).toEqual(["third"]);
    expect((await list("agency", { location: world.tunis.id })).total).toBe(3);
    expect((await list("agency", { location: "nowhere" })).total).toBe(0);
    const region = otherWorld.sousse.id;
    await db.updateTable("locations").set({ parent_id: region }).where("id", "=", world.sousse.id).execute();
    expect((await list("agency", { location: otherWorld.sousse.slug })).names).toEqual(["third"]);
    await db.updateTable("locations").set({ parent_id: null }).where("id", "=", world.sousse.id).execute();
  });

  test("pages from both ends contain every booking once, and none beyond the last", async () => {
    for (const sort of ["newest", "pickUp", "latestPickUp", "dropOff"]) {
      const allNames = (await list("admin", { sort })).names;
      expect(allNames).toHaveLength(4);
      const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list("admin", { sort }, page, 1)));
      expect(pages.flatMap(({ names }) => names)).toEqual(allNames);
      expect((await list("admin", { sort }, 2, 3)).names).toEqual(allNames.slice(3));
    }
  });

  test("[RO1] filtering by another agency returns nothing to an agency, and that agency's bookings to an admin", async () => {
    const suppliers = [otherWorld.agency.id];
    expect(await list("agency", { suppliers })).toEqual({ names: [], total: 0 });
    expect(await list("rival", {})).toEqual({ names: ["foreign"], total: 1 });
    expect(await list("admin", { suppliers })).toEqual({ names: ["foreign"], total: 1 });
    expect((await list("admin", { suppliers: [randomUUID(), world.agency.id] })).total).toBe(3);
    expect((await list("admin", { suppliers: ["none"] })).total).toBe(0);
    expect((await list("admin", { suppliers: ["none", world.agency.slug] })).total).toBe(3);
    expect(await list("admin", { suppliers: [otherWorld.agency.slug] })).toEqual({
      names: ["foreign"],
      total: 1,
    });
  });

  test("[RO1] staff of a suspended agency see only its live bookings", async () => {
    const { db } = database();
    const { id } = world.agency;
    await updateBooking("first", { status: "cancelled" });
    await db.updateTable("suppliers").set({ suspended: true }).where("id", "=", id).execute();
    expect((await list("agency")).names).toEqual(["third", "second"]);
    expect((await list("agency", { statuses: ["cancelled"] })).total).toBe(0);
    const cancelledBooking = await db
      .selectFrom("bookings")
      .select("id")
      .where("reference", "=", references["first"] ?? "")
      .executeTakeFirstOrThrow();
    const read = () =>
      api.request(`/api/booking/${cancelledBooking.id}/fr`, { cookie: people["agency"]?.cookie ?? "" });
    expect((await read()).status).toBe(404);
    await db.updateTable("suppliers").set({ suspended: false }).where("id", "=", id).execute();
    expect((await read()).status).toBe(200);
    await updateBooking("first", { status: "pending" });
  });

  test("leaves out abandoned checkouts on request, but not those that still hold their car", async () => {
    const abandoned = { status: "void", lapses_at: null };
    await updateBooking("first", abandoned);
    const listNames = async () => (await list("agency", { abandoned: false })).names;
    expect(await listNames()).not.toContain("first");
    expect((await list("agency", { statuses: ["void"] })).names).toContain("first");
    await updateBooking("first", {
      ...abandoned,
      lapses_at: new Date(api.dependencies.clock().getTime() + 60_000),
    });
    expect(await listNames()).toContain("first");
    await updateBooking("first", { status: "pending" });
  });
});
