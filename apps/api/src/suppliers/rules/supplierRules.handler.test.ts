import { depositMethods } from "@sayara/domain/deposit/DepositMethod";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inAllLanguages } from "@sayara/domain/language/inAllLanguages";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { toBookings } from "#api/bookings/bookingRows.ts";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aPortal, type TestPortal } from "#api/testing/data/aPortal.ts";
import { aPdf, someRules } from "#api/testing/calls/ruleCalls.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

const folder = await mkdtemp(join(tmpdir(), "sayara-rules-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let portal: TestPortal;
  beforeAll(async () => {
    api = createTestApp(database().db, { env: { DATA_DIR: folder } });
    portal = await aPortal(api, database().db);
  });
  afterAll(() => api.dependencies.pictures.close());
  const path = "/api/supplier-rules/own";
  const read = async () => (await portal.call("owner", path)).json;
  const save = async (parts: object, { version }: { version?: number } = {}) =>
    portal.call("owner", path, {
      method: "PUT",
      body: { version: version ?? (await read()).version, ...parts },
    });
  /** Saves as the owner of another agency. No other test depends on that agency's name. */
  const saveAsRival = async (parts: object) => {
    const { json } = await portal.call("rival", path);
    return portal.call("rival", path, { method: "PUT", body: { version: json.version, ...parts } });
  };
  /** Returns the record of the edit that saved the given rules. */
  const editTo = (after: object) =>
    database()
      .db.selectFrom("supplier_edits")
      .select(["user_id", "subject", "action", "before", "after"])
      .where("supplier_id", "=", portal.agency.id)
      .where(sql<boolean>`after @> ${JSON.stringify(after)}::jsonb`)
      .executeTakeFirstOrThrow();
  const placeOf = (location: string, acceptsReturns = true) => ({ location, acceptsReturns, meeting: null });

  test("[JN2] an agency cannot change its name to another agency's, in any spelling", async () => {
    await aCatalogue(database().db, { name: "Location Jasmin", search_name: "location jasmin" });
    const rename = (name: string) => saveAsRival({ identity: { ...someRules.identity, name } });
    const refused = await rename("LOCATION  Jasmín");
    expect([refused.status, refused.json.code, refused.json.fields]).toEqual([
      409,
      "agency_name_registered",
      { "identity.name": "invalid" },
    ]);
    expect((await rename("Location Jasmin Sousse")).status).toBe(200);
  });

  test("direction characters are removed from names that drivers read, and control characters are refused", async () => {
    const { identity, hours } = someRules;
    const [holiday] = hours.closedDates;
    const named = (text: string) => ({
      identity: { ...identity, name: `Auto ${text}`, address: `12, rue ${text}` },
      hours: { ...hours, closedDates: [{ ...holiday, name: `Fête ${text}` }] },
    });
    expect((await saveAsRival(named("\u202EellirreP\u2066"))).json).toMatchObject(named("ellirreP"));
    expect((await saveAsRival(named("\u0007"))).json).toMatchObject({
      code: "invalid_input",
      fields: { "identity.name": "text_invalid", "hours.closedDates.0.name": "text_invalid" },
    });
  });

  test("[AR5] each part of the rules is saved on its own, recorded with its state before and after, and shown to drivers", async () => {
    const { status, json } = await save(someRules);
    expect(status).toBe(200);
    expect(json).toMatchObject({ version: 2, ...someRules });
    expect(await editTo(someRules)).toMatchObject({
      user_id: portal.people.owner.id,
      subject: "rules",
      action: "saved",
      before: { identity: { bio: null }, terms: { turnaroundMinutes: 0 } },
      after: someRules,
    });
    const publicRecord = await api.request(`/api/supplier/${portal.agency.slug}`);
    expect(publicRecord.json).toMatchObject({
      bio: someRules.identity.bio,
      payLater: true,
      ...someRules.hours,
    });
    const partly = await save({ terms: { ...someRules.terms, leadTimeHours: 6 } });
    expect(partly.json).toMatchObject({ identity: someRules.identity, terms: { leadTimeHours: 6 } });
    expect(Object.keys((await editTo({ terms: { leadTimeHours: 6 } })).after as object)).toEqual(["terms"]);
  });

  test("[CV1, CV3] drivers see the contents of covers, and a booking keeps them and its excess as sold", async () => {
    const { db } = database();
    const world = await aCatalogue(db);
    const setExcess = (damage: number) =>
      db
        .updateTable("cars")
        .set({
          damage_excess_millimes: damage,
          waived_damage_excess_millimes: 800_000,
          theft_excess_millimes: 3_000_000,
          protected_theft_excess_millimes: 1_000_000,
          insured_excess_millimes: 0,
        })
        .where("id", "=", world.car.id)
        .execute();
    await setExcess(2_000_000);
    const state = (contents: object | null) =>
      db
        .updateTable("suppliers")
        .set({ cover_contents: contents && JSON.stringify(contents) })
        .where("id", "=", world.agency.id)
        .execute();
    const carPage = async () => (await api.request(`/api/car/${world.car.id}/fr`)).json;
    expect(await carPage()).not.toHaveProperty("coverContents");
    await state(someRules.covers);
    expect((await carPage()).coverContents).toEqual(someRules.covers);
    const quoted = await api.request("/api/quote", {
      body: { ...aCheckout(world).rental, language: "fr" },
    });
    expect(quoted.json.coverContents).toEqual(someRules.covers);
    const { bookingId } = (
      await api.request("/api/checkout", { body: aCheckout(world), cookie: await api.earnPass() })
    ).json;
    await state({ ...someRules.covers, fullInsurance: [] });
    await setExcess(9_000_000);
    const row = await db.selectFrom("bookings").selectAll().where("id", "=", bookingId).execute();
    const [booking] = await toBookings(db, row, "fr", { minimumDriverAge: 21, depositMethods });
    expect(booking).toMatchObject({
      coverContents: someRules.covers,
      car: { excess: { damage: 2000, fullInsurance: 0 } },
    });
  });

  test("[CV1] the contents of covers can be saved and withdrawn, and unknown contents are refused", async () => {
    expect((await save({ covers: someRules.covers })).json.covers).toEqual(someRules.covers);
    const unknown = { ...someRules.covers, fullInsurance: ["engine"] };
    expect(await save({ covers: unknown })).toMatchObject({ status: 400, json: { code: "invalid_input" } });
    expect((await read()).covers).toEqual(someRules.covers);
    const { covers, terms } = (await save({ covers: null })).json;
    expect([covers, terms]).toEqual([null, (await read()).terms]);
    expect(await editTo({ covers: null })).toMatchObject({ before: { covers: someRules.covers } });
  });

  test("[AR5] one of two concurrent saves is refused because the rules have changed", async () => {
    const { version } = await read();
    const replies = await Promise.all(
      ["a", "b"].map((bio) => save({ identity: { ...someRules.identity, bio } }, { version })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.json.code).toBe("stale_version");
  });

  test("[DP1] deposit methods that the marketplace does not allow are refused, and not offered if saved earlier", async () => {
    await save({ deposits: someRules.deposits });
    const strict = createTestApp(database().db, { env: { DATA_DIR: folder, DEPOSIT_METHODS: "cash,card" } });
    const caller = { cookie: portal.cookies.owner, headers: { origin: strict.config.portalUrl ?? "" } };
    const { version } = await read();
    const body = { version, deposits: someRules.deposits };
    const refused = await strict.request(path, { method: "PUT", ...caller, body });
    expect([refused.status, refused.json.fields]).toEqual([400, { "deposits.1.method": "invalid" }]);
    expect((await strict.request(path, caller)).json.depositMethods).toEqual(["cash", "card"]);
    const { json } = await strict.request(`/api/car/${portal.car.id}/fr`);
    expect(json.car.deposits.map(({ method }: { method: string }) => method)).toEqual(["cash"]);
  });

  test("[BK9] an agency takes cars back only at the places where it accepts returns", async () => {
    const { tunis, sousse, car } = portal;
    const quote = () =>
      api.request("/api/quote", {
        body: {
          car: car.id,
          pickupLocation: tunis.id,
          dropOffLocation: sousse.id,
          from: "2026-12-01T10:00:00+01:00",
          to: "2026-12-04T10:00:00+01:00",
          options: {},
          language: "fr",
        },
      });
    expect((await save({ places: [placeOf(tunis.id), placeOf(sousse.id)] })).status).toBe(200);
    expect((await quote()).status).toBe(200);
    const { json } = await save({ places: [placeOf(tunis.id), placeOf(sousse.id, false)] });
    expect(json.places.map((place: { acceptsReturns: boolean }) => place.acceptsReturns)).toEqual([
      false,
      true,
    ]);
    expect((await quote()).json.code).toBe("drop_off_not_served");
  });

  test("[AR4] a changed turnaround affects only new holds", async () => {
    const holdEnd = async (from: string, to: string) => {
      const { json } = await api.checkOut(aCheckout(portal, { rental: { from, to } }));
      const readHold = () =>
        database()
          .db.selectFrom("holds")
          .select(sql<Date>`upper(period)`.as("end"))
          .where("booking_id", "=", json.bookingId)
          .executeTakeFirstOrThrow();
      return async () => (await readHold()).end.toISOString();
    };
    const terms = { ...someRules.terms, minimumRentalDays: 1 };
    await save({ terms });
    const before = await holdEnd("2026-12-01T10:00:00+01:00", "2026-12-04T10:00:00+01:00");
    await save({ terms: { ...terms, turnaroundMinutes: 120 } });
    const after = await holdEnd("2026-12-11T10:00:00+01:00", "2026-12-14T10:00:00+01:00");
    expect([await before(), await after()]).toEqual(["2026-12-04T10:00:00.000Z", "2026-12-14T11:00:00.000Z"]);
  });

  test("directions are saved in each language and shown with the car", async () => {
    const { tunis, car } = portal;
    const instructions = inAllLanguages({ fr: "Devant l’arrivée", en: "At arrivals", es: "" });
    const position = { latitude: 36.85, longitude: 10.22 };
    const { json } = await save({
      places: [{ location: tunis.id, acceptsReturns: true, meeting: { position, instructions } }],
    });
    expect(json.places).toMatchObject([
      { location: { id: tunis.id, name: "Tunis" }, meeting: { position, instructions } },
    ]);
    // The Spanish text is missing, so the French text is shown [LO8].
    const { json: shown } = await api.request(`/api/car/${car.id}/es`);
    expect(shown.meetingPlaces).toMatchObject([{ position, instructions: instructions.fr }]);
  });

  test("[FE1] [FE10] fees are saved and recorded, and saving them leaves the other parts unchanged", async () => {
    const { tunis, sousse } = portal;
    const fees = {
      oneWay: [{ pickup: tunis.id, dropOff: sousse.id, price: 80.5 }],
      airport: null,
      outsideHours: 25,
      youngDriver: { underAge: 25, price: 10, per: "day", maximum: 60 },
      delivery: [{ place: tunis.id, price: 0, leadTimeHours: 12 }],
      collection: [{ place: sousse.id, price: 15, leadTimeHours: 24 }],
    };
    const before = await read();
    const { status, json } = await save({ fees });
    expect([status, json.fees, json.terms]).toEqual([200, fees, before.terms]);
    expect(await editTo({ fees })).toMatchObject({ subject: "rules", before: { fees: before.fees } });
    const unknown = "00000000-0000-4000-8000-000000000000";
    const refused = await save({
      fees: { ...fees, oneWay: [{ pickup: unknown, dropOff: "tunis", price: 1 }, fees.oneWay[0]] },
    });
    expect([refused.status, refused.json.code, refused.json.fields]).toEqual([
      400,
      "invalid_input",
      { "fees.oneWay.0.pickup": "invalid", "fees.oneWay.0.dropOff": "invalid" },
    ]);
    const lost = { ...fees, delivery: [{ place: unknown, price: 20, leadTimeHours: 0 }] };
    expect((await save({ fees: lost })).json.fields).toEqual({ "fees.delivery.0.place": "invalid" });
    expect((await save({ fees: { ...fees, airport: 0 } })).json.fields).toEqual({
      "fees.airport": "price_invalid",
    });
    expect((await read()).fees).toEqual(fees);
    const capitals = {
      ...fees,
      oneWay: [{ pickup: tunis.id.toUpperCase(), dropOff: sousse.id.toUpperCase(), price: 80.5 }],
      delivery: [{ ...fees.delivery[0], place: tunis.id.toUpperCase() }],
    };
    expect((await save({ fees: capitals })).json.fees).toEqual(fees);
  });

  test("a place with cars cannot be removed, and the refusal of an unknown or repeated place names its field", async () => {
    const { sousse } = portal;
    expect((await save({ places: [] })).json).toMatchObject({
      code: "invalid_input",
      fields: { places: "place_has_cars" },
    });
    expect((await save({ places: [placeOf(sousse.id), placeOf("tunis")] })).json).toMatchObject({
      fields: { "places.1.location": "invalid" },
    });
    expect(
      (await save({ places: [placeOf(portal.tunis.id), placeOf(portal.tunis.id.toUpperCase())] })).json
        .fields,
    ).toEqual({ places: "place_twice" });
  });

  test("[AR6] a pin too far from its place is refused with the field of the wrong coordinate", async () => {
    const { tunis, sousse } = portal;
    const instructions = inAllLanguages({ fr: "Devant l’arrivée", en: "", es: "" });
    const { latitude, longitude } = await database()
      .db.selectFrom("locations")
      .select(["latitude", "longitude"])
      .where("id", "=", tunis.id)
      .executeTakeFirstOrThrow();
    const at = (position: { latitude: number; longitude: number }) => ({
      ...placeOf(tunis.id),
      meeting: { position, instructions },
    });
    const before = (await read()).places;
    const far = await save({
      places: [placeOf(sousse.id), at({ latitude: latitude + 0.46, longitude: longitude - 0.5 })],
    });
    expect([far.status, far.json.code, far.json.fields]).toEqual([
      400,
      "invalid_input",
      { "places.1.meeting.position.latitude": "position_far?kilometres=50" },
    ]);
    expect((await read()).places).toEqual(before);
    const near = await save({ places: [at({ latitude: latitude + 0.44, longitude: longitude - 0.5 })] });
    expect(near.status).toBe(200);
  });

  test.each([
    ["identity.name", { identity: { ...someRules.identity, name: " " } }],
    ["identity.phone", { identity: { ...someRules.identity, phone: "12" } }],
    ["terms.turnaroundMinutes", { terms: { ...someRules.terms, turnaroundMinutes: -1 } }],
    [
      "hours.closedDates.0.from",
      {
        hours: {
          openingHours: [],
          closedDates: [{ name: "x", from: "2026-02-29", to: "2026-03-01", yearly: false }],
        },
      },
    ],
  ])("an invalid %s is refused with the name of its field", async (field, parts) => {
    const { status, json } = await save(parts);
    expect([status, json.code, Object.keys(json.fields)]).toEqual([400, "invalid_input", [field]]);
  });

  test("the chosen part of a picture becomes the logo, and the replaced logo is deleted", async () => {
    const half = (background: string) => ({
      input: { create: { width: 200, height: 200, channels: 3 as const, background } },
    });
    const picture = await sharp({ create: { width: 400, height: 200, channels: 3, background: "#fff" } })
      .composite([
        { ...half("#f00"), left: 0, top: 0 },
        { ...half("#00f"), left: 200, top: 0 },
      ])
      .png()
      .toBuffer();
    const upload = (fields: Record<string, string>) => {
      const body = new FormData();
      body.append("image", new Blob([new Uint8Array(picture)], { type: "image/png" }));
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      return portal.call("owner", "/api/update-supplier-logo/own", { body });
    };
    const first = await upload({ left: "0.5", top: "0", width: "0.5", height: "0.5" });
    expect(first.status).toBe(200);
    const file = await api.app.request(first.json.logo);
    const { data, info } = await sharp(Buffer.from(await file.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([240, 120]);
    expect([(data[0] ?? 255) < 10, (data[2] ?? 0) > 245]).toEqual([true, true]);
    const second = await upload({});
    expect(second.json.version).toBe(first.json.version + 1);
    expect((await api.app.request(first.json.logo)).status).toBe(404);
    expect((await upload({ left: "2", top: "0", width: "1", height: "1" })).json.fields).toEqual({
      left: "invalid",
    });
  });

  test("a contract is uploaded, served as a file, replaced and deleted", async () => {
    const upload = (form: FormData) =>
      portal.call("owner", "/api/update-supplier-contract/own/fr", { body: form });
    const first = await upload(aPdf());
    const address = first.json.contracts.fr;
    const file = await api.app.request(address);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="contract.pdf"');
    expect((await api.request(`/api/supplier/${portal.agency.slug}`)).json.contracts).toEqual({
      fr: address,
    });
    const second = await upload(aPdf());
    expect(second.json.contracts.fr).not.toBe(address);
    expect((await api.app.request(address)).status).toBe(404);
    const deleted = await portal.call("owner", "/api/delete-supplier-contract/own/fr", { method: "POST" });
    expect(deleted.json.contracts).toEqual({});
    expect(await editTo({ contracts: second.json.contracts })).toMatchObject({
      action: "contractReplaced",
      before: { contracts: first.json.contracts },
    });
  });

  test("a file that is not a PDF or is larger than 10 MB is refused with the name of its field", async () => {
    const upload = async (form: FormData) => {
      const { status, json } = await portal.call("owner", "/api/update-supplier-contract/own/en", {
        body: form,
      });
      return [status, json.fields];
    };
    expect(await upload(aPdf("<script>alert(1)</script>"))).toEqual([415, { file: "pdf_invalid" }]);
    expect(await upload(aPdf(`%PDF-1.7${" ".repeat(10 * 1024 * 1024)}`))).toEqual([
      413,
      { file: "file_too_large?megabytes=10" },
    ]);
    expect(await upload(new FormData())).toEqual([400, { file: "file_required" }]);
  });
});
