import { randomUUID } from "node:crypto";
import type {
  PlaceRecord,
  PortalCountries,
  PortalCountry,
} from "@sayara/api-client/contract/catalogue/managePlaces";
import { inAllLanguages } from "@sayara/domain/language/inAllLanguages";
import { beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aPicture } from "#api/testing/data/aPicture.ts";
import { aPortal, portalCallers, type TestPortal } from "#api/testing/data/aPortal.ts";
import { aPlace } from "#api/testing/calls/placeCalls.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let portal: TestPortal;
  beforeAll(async () => {
    api = createTestApp(database().db);
    portal = await aPortal(api, database().db);
  }, 120_000);

  const save = (body: object) => portal.call("admin", "/api/save-place", { body });
  const create = async (changes: object = {}): Promise<PlaceRecord> =>
    (await save({ place: aPlace(changes) })).json;
  const read = async (id: string): Promise<PlaceRecord> =>
    (await portal.call("admin", `/api/portal-place/${id}`)).json;
  const detailsOf = ({ position, parent, ...record }: PlaceRecord) => ({
    slug: record.slug,
    kind: record.kind,
    country: record.country,
    names: record.names,
    otherNames: record.otherNames,
    code: record.code,
    ...position,
    parent: parent?.id ?? null,
    featuredRank: record.featuredRank,
    trafficRank: record.trafficRank,
  });
  const change = (record: PlaceRecord, changes: object) =>
    save({ id: record.id, version: record.version, place: { ...detailsOf(record), ...changes } });
  const remove = ({ id, version }: PlaceRecord) =>
    portal.call("admin", `/api/delete-place/${id}`, { body: { version } });
  const saveCountry = (body: object) => portal.call("admin", "/api/save-country", { body });
  const deleteCountry = ({ code, version }: PortalCountry) =>
    portal.call("admin", `/api/delete-country/${code}`, { body: { version } });
  const countryIn = ({ countries }: PortalCountries, code: string) =>
    countries.find((country) => country.code === code) as PortalCountry;
  const search = async (place: string) => {
    const body = {
      pickupLocation: place,
      from: "2026-12-01T10:00:00+01:00",
      to: "2026-12-04T10:00:00+01:00",
      language: "fr",
    };
    const { status, json } = await api.request("/api/frontend-cars/1/15", { body });
    return [status, json.total];
  };

  test("[PA1] [PA3] a new place is listed and found by every name, and its creation is recorded", async () => {
    const place = await create({
      names: { fr: "Îles Kerkennah", en: "Kerkennah Islands", es: "", ar: "جزر قرقنة" },
    });
    expect(place).toMatchObject({
      names: {
        fr: "Îles Kerkennah",
        en: "Kerkennah Islands",
        es: "Îles Kerkennah",
        ar: "جزر قرقنة",
      },
      otherNames: ["Porto Farina"],
      uses: [],
      edits: [{ action: "created", by: portal.people.admin.full_name }],
    });
    const list = async (query: string) =>
      (await portal.call("admin", `/api/portal-places/1/30/en${query}`)).json;
    for (const s of ["kerkennah", "iles", "قرقنة", "porto farina"])
      expect((await list(`?s=${encodeURIComponent(s)}`)).items).toMatchObject([{ id: place.id }]);
    const { items, total, counts } = await list("?kind=resort");
    expect([total, counts.resort]).toEqual([1, 1]);
    expect(items).toMatchObject([{ name: "Kerkennah Islands", kind: "resort", country: "TN", cars: 0 }]);
    expect((await list("")).counts.all).toBe((await list("")).total);
    expect((await api.request(`/api/location/${place.slug}/es`)).json.name).toBe("Îles Kerkennah");
  });

  test("[PA3] a former slug still leads to its place and is refused to any other; an outdated change is refused", async () => {
    const place = await create();
    expect(await search(place.slug)).toEqual([200, 0]);
    const renamed = (await change(place, { slug: `${place.slug}-plage` })).json;
    expect(renamed).toMatchObject({ slug: `${place.slug}-plage`, oldSlugs: [place.slug] });
    expect((await api.request(`/api/location/${place.slug}/fr`)).json.slug).toBe(`${place.slug}-plage`);
    expect(await search(`${place.slug}-plage`)).toEqual([200, 0]);
    expect((await change(place, { kind: "city" })).json.code).toBe("stale_version");
    expect((await save({ place: aPlace({ slug: place.slug }) })).json.fields).toEqual({
      "place.slug": "slug_taken",
    });
    const back = (await change(renamed, { slug: place.slug })).json;
    expect(back.oldSlugs).toEqual([`${place.slug}-plage`]);
  });

  test("[PA2] a search at a place finds the cars of a place moved into it, and no place can be moved into itself", async () => {
    const city = await create({ kind: "city" });
    const tunis = await read(portal.tunis.id);
    const before = await search(city.slug);
    const moved = (await change(tunis, { parent: city.id })).json;
    expect(moved.parent).toMatchObject({ id: city.id, slug: city.slug });
    expect(before).toEqual([200, 0]);
    expect(await search(city.slug)).toEqual(await search(tunis.slug));
    const now = await read(city.id);
    for (const parent of [city.id, tunis.id])
      expect((await change(now, { parent })).json.fields).toEqual({ "place.parent": "place_own_ancestor" });
    expect((await change(now, { parent: portal.agency.id })).json.fields).toEqual({
      "place.parent": "invalid",
    });
    expect((await change(moved, { parent: null })).status).toBe(200);
  });

  test("[PA1] an airport code already taken and an unknown country are refused", async () => {
    const airport = await create({ kind: "airport", code: "XTN" });
    expect(airport.code).toBe("XTN");
    expect((await save({ place: aPlace({ code: "XTN" }) })).json.fields).toEqual({
      "place.code": "airport_code_taken",
    });
    expect((await save({ place: aPlace({ country: "ZZ" }) })).json.fields).toEqual({
      "place.country": "country_invalid",
    });
  });

  test("[PA4] a place in use is not deleted, and its uses are listed; an unused place is deleted", async () => {
    await api.checkOut(aCheckout(portal));
    const tunis = await read(portal.tunis.id);
    const uses = Object.fromEntries(tunis.uses.map(({ use, ...found }) => [use, found]));
    expect(Object.keys(uses)).toEqual(["cars", "agencies", "bookings"]);
    expect(uses.bookings?.names[0]).toMatch(/^SY-/);
    expect((await remove(tunis)).json.code).toBe("place_in_use");
    const [city, quarter] = [await create({ kind: "city" }), await create()];
    await change(quarter, { parent: city.id });
    expect((await read(city.id)).uses).toMatchObject([{ use: "places", count: 1, names: ["Ghar El Melh"] }]);
    expect((await remove(await read(city.id))).json.code).toBe("place_in_use");
    expect((await remove(quarter)).json.code).toBe("stale_version");
    expect((await remove(await read(quarter.id))).json).toEqual({ deleted: true });
    expect((await api.request(`/api/location/${quarter.slug}/fr`)).status).toBe(404);
    expect((await remove(await read(city.id))).status).toBe(200);
    const edits = await database()
      .db.selectFrom("place_edits")
      .select(["action", "before"])
      .where("subject_id", "=", city.id)
      .orderBy("at")
      .execute();
    expect(edits.map(({ action }) => action).toSorted()).toEqual(["created", "deleted"]);
    expect(edits.find(({ action }) => action === "deleted")?.before).toMatchObject({ slug: city.slug });
  });

  test("[PA3] a place's picture is redrawn, shown and replaced, and the file of a former picture is deleted", async () => {
    const place = await create();
    const upload = async () =>
      (
        await portal.call("admin", `/api/update-place-picture/${place.id}`, {
          method: "POST",
          body: await aPicture(),
        })
      ).json;
    const first = await upload();
    expect((await api.request(first.image)).headers.get("content-type")).toBe("image/webp");
    const second = await upload();
    expect(second.image).not.toBe(first.image);
    expect((await api.request(first.image)).status).toBe(404);
    const { json } = await portal.call("admin", `/api/delete-place-picture/${place.id}`, { method: "POST" });
    expect(json.image).toBeNull();
    expect((await api.request(second.image)).status).toBe(404);
  });

  test("[PA4] an id in capital letters refers to the same place and counts as a use of it", async () => {
    const { db } = database();
    const [place, within] = [await create(), await create()];
    const { fees } = await db
      .selectFrom("suppliers")
      .select("fees")
      .where("id", "=", portal.agency.id)
      .executeTakeFirstOrThrow();
    const delivery = [{ place: place.id.toUpperCase(), price: 10, leadTimeHours: 24 }];
    const setFees = (next: object) =>
      db
        .updateTable("suppliers")
        .set({ fees: JSON.stringify(next) })
        .where("id", "=", portal.agency.id)
        .execute();
    await setFees({ ...fees, delivery });
    for (const id of [place.id, place.id.toUpperCase()]) {
      expect(await read(id)).toMatchObject({ id: place.id, uses: [{ use: "agencies", count: 1 }] });
      expect((await remove({ ...place, id })).json.code).toBe("place_in_use");
    }
    await setFees(fees);
    const parent = place.id.toUpperCase();
    const moved = (await change({ ...within, id: within.id.toUpperCase() }, { parent })).json;
    expect(moved).toMatchObject({ id: within.id, parent: { id: place.id } });
    const circle = await change({ ...(await read(place.id)), id: parent }, { parent: within.id });
    expect(circle.json.fields).toEqual({ "place.parent": "place_own_ancestor" });
    expect((await remove({ ...moved, id: moved.id.toUpperCase() })).status).toBe(200);
  });

  test("[PA5] a country can be added and renamed, and can be deleted only while it has no places", async () => {
    const names = inAllLanguages({ fr: "Malte", en: "Malta", es: "" });
    const added = await saveCountry({ code: "MT", names });
    const malta = countryIn(added.json, "MT");
    expect(malta).toMatchObject({ code: "MT", names: { ...names, es: "Malte" }, places: 0 });
    await create({ country: "MT" });
    const { version } = malta;
    const renamed = await saveCountry({ code: "MT", version, names: { ...names, es: "Malta" } });
    const now = countryIn(renamed.json, "MT");
    expect(now).toMatchObject({ names: { ...names, es: "Malta" }, places: 1 });
    expect((await deleteCountry(now)).json.code).toBe("place_in_use");
    const libya = inAllLanguages({ fr: "Libye", en: "Libya", es: "Libia" });
    const { json } = await saveCountry({ code: "LY", names: libya });
    expect((await deleteCountry(countryIn(json, "LY"))).status).toBe(200);
    expect((await deleteCountry(countryIn(json, "LY"))).status).toBe(404);
    const gone = await saveCountry({ code: "LY", version: countryIn(json, "LY").version, names: libya });
    expect(gone.status).toBe(404);
  });

  test("[PA5] a stored country can be renamed even if its code belongs to no real country", async () => {
    await database().db.insertInto("countries").values({ id: randomUUID(), code: "XX" }).execute();
    const names = { fr: "Essai", en: "Test", es: "Prueba" };
    const { json } = await portal.call("admin", "/api/portal-countries");
    const { version } = countryIn(json, "XX");
    const renamed = await saveCountry({ code: "XX", version, names });
    expect(renamed.status).toBe(200);
    const now = countryIn(renamed.json, "XX");
    expect(now).toMatchObject({ code: "XX", names });
    expect((await deleteCountry(now)).status).toBe(200);
    expect((await saveCountry({ code: "XX", names })).json.fields).toEqual({ code: "country_invalid" });
  });

  test("[PA5] adding a country that already exists is refused, and so is an outdated change", async () => {
    const names = inAllLanguages({ fr: "Algérie", en: "Algeria", es: "Argelia" });
    const first = countryIn((await saveCountry({ code: "DZ", names })).json, "DZ");
    const others = inAllLanguages({ fr: "Autre", en: "Other", es: "Otro" });
    const again = await saveCountry({ code: "DZ", names: others });
    expect(again.json.fields).toEqual({ code: "country_taken" });
    const renamed = await saveCountry({
      code: "DZ",
      version: first.version,
      names: { ...names, en: "Algiers" },
    });
    const second = countryIn(renamed.json, "DZ");
    expect(second.version).not.toBe(first.version);
    const late = await saveCountry({ code: "DZ", version: first.version, names: others });
    expect([late.status, late.json.code]).toEqual([409, "stale_version"]);
    expect((await deleteCountry(first)).json.code).toBe("stale_version");
    const { json } = await portal.call("admin", "/api/portal-countries");
    expect(countryIn(json, "DZ")).toEqual(second);
    expect((await saveCountry({ code: "TU", names })).json.fields).toEqual({ code: "country_invalid" });
  });

  test.each(portalCallers)("[SR1] %s reads and changes places only as an administrator", async (caller) => {
    const { id, version } = await read(portal.tunis.id);
    const statuses = [
      await portal.call(caller, "/api/portal-places/1/30/fr"),
      await portal.call(caller, `/api/portal-place/${id}`),
      await portal.call(caller, "/api/save-place", { body: { place: aPlace() } }),
      await portal.call(caller, `/api/delete-place/${id}`, { body: { version } }),
      await portal.call(caller, `/api/delete-place-picture/${id}`, { method: "POST" }),
      await portal.call(caller, "/api/portal-countries"),
      await portal.call(caller, "/api/delete-country/XX", { body: { version: "1" } }),
    ].map(({ status }) => status);
    const asAdmin = [200, 200, 200, 409, 200, 200, 404];
    expect(statuses).toEqual(caller === "admin" ? asAdmin : asAdmin.map(() => 403));
  });
});
