import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inAllLanguages } from "@sayara/domain/language/inAllLanguages";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { seedDemo } from "#api/demo/seedDemo.ts";
import { createTestApp } from "#api/testing/createTestApp.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { exportCatalogue } from "./exportCatalogue.ts";
import { importCatalogue } from "./importCatalogue.ts";
import { problemLine } from "./ImportProblem.ts";
import { readRecords } from "#api/operate/catalogue/read/readRecords.ts";
import { hashOf } from "#api/operate/catalogue/read/sources.ts";

const now = new Date("2026-11-20T12:00:00Z");
const folder = mkdtempSync(join(tmpdir(), "sayara-import-"));
afterAll(() => rmSync(folder, { recursive: true }));

const tunis = {
  type: "place",
  id: "p1",
  kind: "city",
  names: { fr: "Tunis", es: "Túnez" },
  otherNames: ["تونس"],
  position: { latitude: 36.8, longitude: 10.18 },
};
const airport = {
  type: "place",
  id: "p2",
  kind: "airport",
  code: "TUN",
  parent: "p1",
  names: { fr: "Aéroport Tunis-Carthage", en: "Tunis-Carthage Airport" },
  position: { latitude: 36.85, longitude: 10.22 },
};
const agency = {
  type: "agency",
  id: "a1",
  name: "Étoile Auto",
  phone: "71 123 456",
  email: "etoile@example.tn",
  places: ["p1", "p2"],
};
const car = {
  type: "car",
  id: "c1",
  agency: "a1",
  name: "Citroën C3",
  body: "supermini",
  color: "white",
  range: "midi",
  fuelType: "gasoline",
  gearbox: "manual",
  seats: 5,
  doors: 5,
  aircon: true,
  fuelPolicy: "likeForlike",
  deposit: 800,
  dailyPrice: 85.5,
  places: ["p1", "p2"],
};
const prices = [
  { type: "price", car: "c1", startDate: "2027-06-15", endDate: "2027-09-15", dailyPrice: 120.5 },
  { type: "price", car: "c1", startDate: "2027-12-20", endDate: "2028-01-03", dailyPrice: 99 },
];
const catalogue = [tunis, airport, agency, car, ...prices];

function fileOf(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const lines = (records: readonly object[]) => records.map((record) => JSON.stringify(record)).join("\n");

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  beforeEach(async () => {
    const { db } = database();
    for (const table of ["cars", "suppliers", "locations", "countries", "catalogue_sources"] as const) {
      if (table === "suppliers") await db.deleteFrom("extras").execute();
      if (table === "locations") await db.deleteFrom("supplier_locations").execute();
      await db.deleteFrom(table).execute();
    }
  });
  const createApi = () => createTestApp(database().db);
  const importAll = async (records: readonly object[] | string, { isDryRun = false } = {}) => {
    const path = typeof records === "string" ? records : fileOf("catalogue.jsonl", lines(records));
    const readResult = await readRecords([path]);
    const { files } = createApi().dependencies;
    const outcome = await importCatalogue(database().db, readResult, { now, files, isDryRun });
    return "problems" in outcome ? { problems: outcome.problems.map(problemLine) } : outcome;
  };
  const carOf = async (slug: string) => (await createApi().request(`/api/car/${slug}/fr`)).json.car;

  test("the API finds, prices and shows an imported car", async () => {
    expect(await importAll(catalogue)).toMatchObject({
      tallies: { place: { created: 2 }, agency: { created: 1 }, car: { created: 1 }, price: { created: 1 } },
    });
    const { request } = createApi();
    const response = await request("/api/frontend-cars/1/15", {
      body: {
        pickupLocation: "tunis",
        dropOffLocation: "tunis",
        from: "2027-06-20T08:00:00Z",
        to: "2027-06-22T08:00:00Z",
        language: "fr",
      },
    });
    expect(response.json).toMatchObject({
      items: [{ car: { slug: "citroen-c3-c1" }, total: expect.any(Number) }],
    });
    expect(await carOf("citroen-c3-c1")).toMatchObject({
      name: "Citroën C3",
      dailyPrice: 85.5,
      deposit: 800,
      periodicPrices: [{ startDate: "2027-06-15", dailyPrice: 120.5 }, { dailyPrice: 99 }],
      supplier: { slug: "etoile-auto", name: "Étoile Auto" },
    });
  });

  test("a second import changes nothing, and a changed record changes only its row", async () => {
    await importAll(catalogue);
    const { db } = database();
    const revisions = () => db.selectFrom("cars").select(["slug", "revision"]).execute();
    const before = await revisions();
    expect(await importAll(catalogue)).toMatchObject({
      tallies: {
        place: { unchanged: 2 },
        agency: { unchanged: 1 },
        car: { unchanged: 1 },
        price: { unchanged: 1 },
      },
    });
    expect(await revisions()).toEqual(before);
    const changed = await importAll([{ ...car, name: "Citroën C3 Shine", dailyPrice: 90 }]);
    expect(changed).toMatchObject({ tallies: { car: { created: 0, changed: 1 } } });
    // The slug is stable and the price periods stay.
    expect(await carOf("citroen-c3-c1")).toMatchObject({
      name: "Citroën C3 Shine",
      dailyPrice: 90,
      periodicPrices: [{}, {}],
    });
  });

  test("a record with the same hash as an earlier version stored is unchanged, so its row keeps later edits", async () => {
    const { db } = database();
    await importAll(catalogue);
    const { records } = await readRecords([fileOf("earlier.jsonl", lines(catalogue))]);
    for (const { record } of records) {
      if (!("id" in record)) continue;
      const earlierHash = { content_hash: hashOf(record) };
      await db
        .updateTable("catalogue_sources")
        .set(earlierHash)
        .where("external_id", "=", record.id)
        .execute();
    }
    await db.updateTable("cars").set({ deposit_millimes: 900_000 }).execute();
    // The second import compares with the hashes that the first import stored.
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      expect(await importAll(catalogue)).toMatchObject({ tallies: { car: { changed: 0, unchanged: 1 } } });
    }
    expect((await carOf("citroen-c3-c1")).deposit).toBe(900);
  });

  test("an old slug redirects to the new one", async () => {
    await importAll(catalogue);
    await importAll([{ ...car, slug: "c3-tunis" }]);
    expect(await carOf("citroen-c3-c1")).toMatchObject({ slug: "c3-tunis" });
    await importAll([{ ...agency, slug: "etoile" }]);
    const { request } = createApi();
    expect((await request("/api/supplier/etoile-auto")).json).toMatchObject({ slug: "etoile" });
    expect((await request("/api/reviews/etoile-auto/1/15")).status).toBe(200);
    // The current slug of another agency takes precedence.
    await importAll([{ ...agency, id: "a2", name: "Étoile Auto" }]);
    expect((await request("/api/supplier/etoile-auto")).json).toMatchObject({ slug: "etoile-auto" });
  });

  test("a dry run reports the changes and writes none", async () => {
    expect(await importAll(catalogue, { isDryRun: true })).toMatchObject({
      tallies: { car: { created: 1 } },
    });
    expect(await database().db.selectFrom("cars").select("id").execute()).toEqual([]);
    expect(await database().db.selectFrom("catalogue_sources").select("type").execute()).toEqual([]);
  });

  test("a record that takes over a row keeps the fields that it omits", async () => {
    const { db } = database();
    const meetingPlace = { place: "p1", position: { latitude: 36.8, longitude: 10.18 } };
    const fullAgency = {
      ...agency,
      slug: "etoile-auto",
      bio: "Depuis 1998.",
      address: "12 rue de Rome, Tunis",
      position: { latitude: 36.81, longitude: 10.19 },
      suspended: true,
      leadTimeHours: 6,
      meetingPlaces: [{ ...meetingPlace, instructions: { fr: "Devant la gare" } }],
    };
    await importAll([
      tunis,
      airport,
      fullAgency,
      { ...car, slug: "c3", minimumAge: 25, excess: null, co2: 99 },
    ]);
    // Makes the rows look as if a command had created them, not an import.
    await db.deleteFrom("catalogue_sources").where("type", "in", ["agency", "car"]).execute();
    const readStored = async () => ({
      agency: await db.selectFrom("suppliers").selectAll().executeTakeFirstOrThrow(),
      meeting: await db.selectFrom("meeting_places").selectAll().execute(),
      car: await db.selectFrom("cars").selectAll().executeTakeFirstOrThrow(),
    });
    const before = await readStored();
    const partialAgency = {
      type: "agency",
      id: "x1",
      slug: "etoile-auto",
      name: "Étoile Auto",
      places: ["p2", "p1"],
    };
    const partialCar = { ...car, id: "x2", slug: "c3", agency: "x1", availability: "unavailable" };
    // The agency equals its record in the named fields; only the car's availability differs.
    const tallies = {
      agency: { created: 0, changed: 0, unchanged: 1 },
      car: { created: 0, changed: 1, unchanged: 0 },
    };
    expect(await importAll([partialAgency, partialCar], { isDryRun: true })).toMatchObject({ tallies });
    expect(await readStored()).toEqual(before);
    expect(await importAll([partialAgency, partialCar])).toMatchObject({ tallies });
    const after = await readStored();
    expect(after.agency).toEqual(before.agency);
    expect(after.meeting).toEqual(before.meeting);
    expect(after.car).toEqual({
      ...before.car,
      availability: "unavailable",
      updated_at: now,
      revision: after.car.revision,
    });
    // From now on the rows have their new ids.
    expect(await importAll([partialAgency, partialCar])).toMatchObject({
      tallies: { agency: { unchanged: 1 }, car: { unchanged: 1 } },
    });
  });

  test("a missing column or an empty cell leaves the field unchanged; null sets its default", async () => {
    const { db } = database();
    await importAll([tunis, airport, { ...agency, suspended: true, bio: "Depuis 1998." }]);
    const readAgency = () =>
      db.selectFrom("suppliers").select(["name", "phone", "suspended", "bio"]).execute();
    const table = (rows: string) => importAll(fileOf("agencies.csv", rows));
    const expectedAgency = {
      name: "Étoile Auto 2",
      phone: "+21671123456",
      suspended: true,
      bio: "Depuis 1998.",
    };
    expect(await table("id,name,phone,places\na1,Étoile Auto 2,,p1|p2\n")).toMatchObject({
      tallies: { agency: { changed: 1 } },
    });
    expect(await readAgency()).toEqual([expectedAgency]);
    const unsuspended = await table("id,name,suspended,places\na1,Étoile Auto 2,false,p1|p2\n");
    expect(unsuspended).toMatchObject({ tallies: { agency: { changed: 1 } } });
    expect(await readAgency()).toEqual([{ ...expectedAgency, suspended: false }]);
    await importAll([{ type: "agency", id: "a1", name: "Étoile Auto 2", bio: null, places: ["p1", "p2"] }]);
    expect(await readAgency()).toEqual([{ ...expectedAgency, suspended: false, bio: null }]);
    const rejected = await importAll([{ ...agency, name: null }]);
    expect(rejected).toEqual({ problems: [expect.stringContaining("name must not be empty; it is null")] });
  });

  test("an agency's contracts are served and exported, an omitted language is kept, and null removes them all", async () => {
    const { db } = database();
    const [fr, en, es] = ["fr", "en", "es"].map((language) => `https://etoile.example/${language}.pdf`);
    const servedContracts = async () =>
      (await createApi().request("/api/supplier/etoile-auto")).json.contracts;
    const agencyTally = (counts: object) => ({ tallies: { agency: counts } });
    await importAll([tunis, airport, agency]);
    expect(await servedContracts()).toEqual({});
    const table = fileOf(
      "agencies.csv",
      `id,name,contracts.fr,contracts.en,places\na1,Étoile Auto,${fr},,p1|p2\n`,
    );
    expect(await importAll(table)).toMatchObject(agencyTally({ changed: 1 }));
    expect(await servedContracts()).toEqual({ fr });
    expect(await importAll([{ ...agency, contracts: { en, es } }])).toMatchObject(
      agencyTally({ changed: 1 }),
    );
    expect(await servedContracts()).toEqual({ fr, en, es });
    expect(await importAll([{ ...agency, contracts: { en } }])).toMatchObject(agencyTally({ unchanged: 1 }));
    const exported: object[] = [];
    await exportCatalogue(db, (record) => void exported.push(record));
    expect(exported).toContainEqual(expect.objectContaining({ id: "a1", contracts: { fr, en, es } }));
    await importAll([agency]);
    expect(await servedContracts()).toEqual({ fr, en, es });
    expect(await importAll([{ ...agency, contracts: null }])).toMatchObject(agencyTally({ changed: 1 }));
    expect(await servedContracts()).toEqual({});
    await importAll([{ ...agency, id: "a2", slug: "lune", contracts: { fr } }]);
    expect((await createApi().request("/api/supplier/lune")).json.contracts).toEqual({ fr });
  });

  test("[FE1] [FE10] [EX3] fees and extras are imported and exported, kept if omitted, and otherwise replaced as whole lists", async () => {
    const { db } = database();
    const seat = {
      kind: "childSeat",
      name: { fr: "Siège enfant" },
      price: 8,
      per: "day",
      maximumPerRental: 2,
      stock: 6,
    };
    const gps = { ...seat, kind: "gps", name: { fr: "GPS" }, price: 0 };
    const youngDriver = { underAge: 25, price: 10, per: "day" };
    const delivery = [{ place: "p1", price: 0, leadTimeHours: 12 }];
    const collection = [{ place: "p2", price: 25, leadTimeHours: 0 }];
    const fees = {
      oneWay: [{ pickup: "p2", dropOff: "p1", price: 40.5 }],
      airport: 15,
      youngDriver,
      delivery,
      collection,
    };
    const tally = (counts: object) => ({ tallies: { agency: counts } });
    await importAll([tunis, airport, { ...agency, fees, extras: [seat, gps] }]);
    const readAgency = () => db.selectFrom("suppliers").select(["id", "fees"]).executeTakeFirstOrThrow();
    const { fees: stored } = await readAgency();
    const placeId = async (code: string | null) =>
      (
        await db
          .selectFrom("locations")
          .select("id")
          .where("code", code === null ? "is" : "=", code)
          .executeTakeFirstOrThrow()
      ).id;
    const pair = { pickup: await placeId("TUN"), dropOff: await placeId(null), price: 40.5 };
    expect(stored).toEqual({
      oneWay: [pair],
      airport: 15,
      outsideHours: null,
      youngDriver: { ...youngDriver, maximum: null },
      delivery: [{ ...delivery[0], place: pair.dropOff }],
      collection: [{ ...collection[0], place: pair.pickup }],
    });

    const exported: object[] = [];
    await exportCatalogue(db, (record) => void exported.push(record));
    const names = (fr: string) => inAllLanguages({ fr });
    expect(exported).toContainEqual(
      expect.objectContaining({
        id: "a1",
        fees,
        extras: [
          { ...seat, name: names("Siège enfant") },
          { ...gps, name: names("GPS") },
        ],
      }),
    );
    expect(await importAll([{ ...agency, fees, extras: [gps, seat] }])).toMatchObject(
      tally({ unchanged: 1 }),
    );
    expect(await importAll([agency])).toMatchObject(tally({ unchanged: 1 }));
    const before = await db.selectFrom("extras").selectAll().orderBy("number").execute();
    const dearer = { ...agency, fees: { outsideHours: 25 }, extras: [{ ...seat, price: 9 }] };
    expect(await importAll([dearer])).toMatchObject(tally({ changed: 1 }));
    const after = await db.selectFrom("extras").selectAll().orderBy("number").execute();
    expect(after.map(({ id, price_millimes, retired_at }) => [id, price_millimes, retired_at])).toEqual([
      [before[0]?.id, 9000, null],
      [before[1]?.id, 0, now],
    ]);
    expect((await readAgency()).fees).toEqual({
      oneWay: [],
      airport: null,
      outsideHours: 25,
      youngDriver: null,
      delivery: [],
      collection: [],
    });
  });

  test("[DP1] deposits are imported and exported, kept if omitted, and refused with the method cheque", async () => {
    const { db } = database();
    const deposits = [
      { method: "cash", amount: 800 },
      { method: "cardImprint", amount: null },
    ];
    await importAll([tunis, airport, { ...agency, deposits }]);
    const exported: object[] = [];
    await exportCatalogue(db, (record) => void exported.push(record));
    expect(exported).toContainEqual(expect.objectContaining({ id: "a1", deposits }));
    const unchanged = { tallies: { agency: { unchanged: 1 } } };
    expect(await importAll([{ ...agency, deposits: deposits.toReversed() }])).toMatchObject(unchanged);
    expect(await importAll([agency])).toMatchObject(unchanged);
    const refused = await importAll([{ ...agency, deposits: [{ method: "cheque", amount: null }] }]);
    expect(refused).toMatchObject({ problems: [expect.stringContaining("deposits.0.method must be")] });
  });

  test("[LO8] exported directions in one language or none can be imported again", async () => {
    const { db } = database();
    const meetingPlaces = ["p1", "p2"].map((place) => ({
      place,
      position: place === "p1" ? tunis.position : airport.position,
    }));
    await importAll([tunis, airport, { ...agency, meetingPlaces }]);
    const pin = db.updateTable("meeting_places");
    const arabic = JSON.stringify({ fr: "", en: "", es: "", ar: "أمام المحطة" });
    await pin.set({ instructions: arabic }).where("latitude", "=", airport.position.latitude).execute();
    const exported: object[] = [];
    await exportCatalogue(db, (record) => void exported.push(record));
    const record = exported.find(({ type }: { type?: string }) => type === "agency") ?? {};
    expect(record).toMatchObject({
      meetingPlaces: expect.arrayContaining([
        meetingPlaces[0],
        { ...meetingPlaces[1], instructions: { fr: "أمام المحطة", ar: "أمام المحطة" } },
      ]),
    });
    await db.deleteFrom("meeting_places").execute();
    expect(await importAll([{ ...record, name: "Étoile" }])).toMatchObject({
      tallies: { agency: { changed: 1 } },
    });
    const { instructions } = await db
      .selectFrom("meeting_places")
      .select("instructions")
      .where("latitude", "=", airport.position.latitude)
      .executeTakeFirstOrThrow();
    expect(instructions).toEqual(inAllLanguages({ fr: "أمام المحطة" }));
  });

  test("[CV1] [AV3] cover contents and `keptHours` are imported and exported, kept if omitted, and reset by null", async () => {
    const { db } = database();
    const exportedAgency = async () => {
      const exported: object[] = [];
      await exportCatalogue(db, (record) => void exported.push(record));
      return exported.find((record) => "type" in record && record.type === "agency");
    };
    const tally = (counts: object) => ({ tallies: { agency: counts } });
    await importAll([tunis, airport, agency]);
    const unstated = await exportedAgency();
    expect(unstated).toMatchObject({ keptHours: { withoutArrival: 2, withArrival: 24 } });
    expect(unstated).not.toHaveProperty("covers");

    const header =
      "id;keptHours.withoutArrival;keptHours.withArrival;covers.collisionDamageWaiver;covers.fullInsurance";
    const table = fileOf("agencies.csv", `${header}\r\na1;٣;48;;tyres|glass|tyres\r\n`);
    expect(await importAll(table)).toMatchObject(tally({ changed: 1 }));
    const keptHours = { withoutArrival: 3, withArrival: 48 };
    const covers = { theftProtection: [], collisionDamageWaiver: [], fullInsurance: ["glass", "tyres"] };
    const exported = await exportedAgency();
    expect(exported).toMatchObject({ keptHours, covers });

    expect(await importAll([exported ?? {}])).toMatchObject(tally({ unchanged: 1 }));
    const reordered = { ...agency, keptHours, covers: { fullInsurance: ["tyres", "glass"] } };
    expect(await importAll([reordered])).toMatchObject(tally({ unchanged: 1 }));
    const phone = { type: "agency", id: "a1", phone: "71 999 888" };
    expect(await importAll([phone])).toMatchObject(tally({ changed: 1 }));
    expect(await exportedAgency()).toMatchObject({ keptHours, covers });

    expect(await importAll([{ ...phone, covers: {} }])).toMatchObject(tally({ changed: 1 }));
    const nothing = { theftProtection: [], collisionDamageWaiver: [], fullInsurance: [] };
    expect(await exportedAgency()).toMatchObject({ keptHours, covers: nothing });
    expect(await importAll([{ ...phone, covers: null, keptHours: null }])).toMatchObject(
      tally({ changed: 1 }),
    );
    const reset = await exportedAgency();
    expect(reset).toMatchObject({ keptHours: { withoutArrival: 2, withArrival: 24 } });
    expect(reset).not.toHaveProperty("covers");
  });

  test("a fee at an unknown place and a fee of 0 are refused with their field", async () => {
    const refused = async (fees: object) => {
      const outcome = await importAll([tunis, airport, { ...agency, fees }]);
      return "problems" in outcome
        ? outcome.problems.map((line) => line.replace(/^.*column \d+: /, ""))
        : outcome;
    };
    expect(await refused({ oneWay: [{ pickup: "p1", dropOff: "p9", price: 40 }] })).toEqual([
      "fees.oneWay names the place p9, which neither the import nor an earlier one has",
    ]);
    const delivery = [{ place: "p9", price: 0, leadTimeHours: 0 }];
    for (const service of ["delivery", "collection"]) {
      expect(await refused({ [service]: delivery })).toEqual([
        `fees.${service} names the place p9, which neither the import nor an earlier one has`,
      ]);
    }
    expect(await refused({ airport: 0 })).toEqual([expect.stringMatching(/^fees\.airport must be/)]);
  });

  test("a record of an existing row needs only its id; a new record is rejected for each missing field", async () => {
    await importAll(catalogue);
    const { db } = database();
    const updated = await importAll(fileOf("cars.csv", "id;dailyPrice\nc1;90,5\n"));
    expect(updated).toMatchObject({ tallies: { car: { created: 0, changed: 1 } } });
    expect(await carOf("citroen-c3-c1")).toMatchObject({
      dailyPrice: 90.5,
      name: "Citroën C3",
      deposit: 800,
    });
    const partialPlace = { type: "place", id: "p2", names: { en: "Carthage Airport" } };
    expect(await importAll([partialPlace])).toMatchObject({ tallies: { place: { changed: 1 } } });
    expect(
      await db
        .selectFrom("location_names")
        .innerJoin("locations", "locations.id", "location_names.location_id")
        .select(["language", "name"])
        .where("code", "=", "TUN")
        .orderBy("language")
        .execute(),
    ).toEqual([
      { language: "ar", name: "Aéroport Tunis-Carthage" },
      { language: "en", name: "Carthage Airport" },
      { language: "es", name: "Aéroport Tunis-Carthage" },
      { language: "fr", name: "Aéroport Tunis-Carthage" },
    ]);
    const phone = { type: "agency", id: "a1", phone: "71 999 888" };
    expect(await importAll([phone])).toMatchObject({ tallies: { agency: { changed: 1 } } });
    expect(await importAll([{ ...phone, id: "a2" }])).toEqual({
      problems: [
        expect.stringMatching(/line 1, column 1: name is missing$/),
        expect.stringMatching(/line 1, column 1: places is missing$/),
      ],
    });
  });

  test.each([
    ["k-libia", "Kélibia", "kelibia"],
    ["ka-libia", "Kélibia", "kelibia"],
    ["toile-du-sahel", "Étoile du Sahel", "etoile-du-sahel"],
    ["marsa-nord", "La Marsa", "marsa-nord"],
    ["k-libia", "Kelibia", "k-libia"],
  ])("the slug %s of %s is %s after a further import", async (brokenSlug, name, slug) => {
    const { db } = database();
    const place = { ...tunis, names: { fr: name } };
    await importAll([place]);
    await db.updateTable("locations").set({ slug: brokenSlug, featured_rank: 7 }).execute();
    await importAll([place]);
    expect(await db.selectFrom("locations").select(["slug", "featured_rank"]).execute()).toEqual([
      { slug, featured_rank: 7 },
    ]);
    const oldSlugs = await db.selectFrom("location_old_slugs").select("slug").execute();
    expect(oldSlugs).toEqual(slug === brokenSlug ? [] : [{ slug: brokenSlug }]);
    // Another place with the intended slug keeps it.
    if (slug === brokenSlug) return;
    await db.updateTable("locations").set({ slug: brokenSlug }).execute();
    const otherPlace = { ...tunis, id: "p9", slug, names: { fr: "Autre" } };
    expect(await importAll([otherPlace, place])).toMatchObject({ tallies: { place: { created: 1 } } });
  });

  test("one import lists the errors of lines, references, slugs, prices and images together", async () => {
    writeFileSync(join(folder, "broken.jpg"), "not a picture");
    const records = [
      { ...tunis, names: { fr: "تونس" } },
      airport,
      { ...agency, phone: "12" },
      { ...car, places: ["p2", "p7"] },
      { ...car, id: "c2", seats: "five", agency: undefined },
      { ...prices[0], car: "c2" },
      { type: "picture", car: "c1", file: "broken.jpg" },
      { type: "picture", car: "c2", file: "none.jpg" },
      { type: "picture", agency: "a9", file: "none.jpg" },
    ];
    const outcome = await importAll(records);
    expect(
      "problems" in outcome && outcome.problems.map((line) => line.replace(/^.*, (line \d+), [^:]+/, "$1")),
    ).toEqual([
      "line 1: slug is missing: none can be made from the name",
      'line 3: phone must be a phone number such as +216 71 123 456; it is "12"',
      "line 4: places names the place p7, which neither the import nor an earlier one has",
      expect.stringMatching(/^line 5: seats must be a number/),
      "line 5: agency is missing",
      "line 7: file broken.jpg is not a picture that can be drawn",
      "line 8: file none.jpg is not a file of at most 20 MB",
      "line 9: agency names the agency a9, which neither the import nor an earlier one has",
      "line 9: file none.jpg is not a file of at most 20 MB",
    ]);
    expect(await database().db.selectFrom("locations").select("id").execute()).toEqual([]);
  });

  test("imports the sample files of docs/catalogue together", async () => {
    const samples = join(import.meta.dirname, "../../../../../docs/catalogue");
    const readResult = await readRecords(
      ["places", "agencies", "cars", "prices", "pictures"].map((name) => join(samples, `${name}.csv`)),
    );
    expect(readResult.problems).toEqual([]);
    const { files } = createApi().dependencies;
    expect(await importCatalogue(database().db, readResult, { now, files, isDryRun: false })).toMatchObject({
      tallies: {
        place: { created: 2 },
        agency: { created: 1 },
        car: { created: 2 },
        price: { created: 1 },
        picture: { created: 2 },
      },
    });
    expect((await createApi().request("/api/car/renault-clio-c-17/fr")).json).toMatchObject({
      car: { dailyPrice: 85.5, additionalDriver: 0 },
      coverContents: {
        collisionDamageWaiver: ["glass"],
        fullInsurance: ["glass", "tyres", "roofAndUnderbody"],
      },
    });
  });

  test("a place keeps the names, spellings, code and parent that its record omits", async () => {
    const { db } = database();
    await importAll([tunis, { ...airport, otherNames: ["TUN"], trafficRank: 3 }]);
    const { position, names } = airport;
    const partial = { type: "place", id: "p2", kind: "airport", position, names: { fr: names.fr } };
    expect(await importAll([partial])).toMatchObject({ tallies: { place: { changed: 0, unchanged: 1 } } });
    const renamed = await importAll([
      { ...partial, names: { fr: "Aéroport de Tunis" } },
      { type: "place", id: "p1", kind: "city", position: tunis.position, names: { fr: "Tunis-Ville" } },
    ]);
    expect(renamed).toMatchObject({ tallies: { place: { changed: 2, unchanged: 0 } } });
    expect(
      await db
        .selectFrom("location_names")
        .innerJoin("locations", "locations.id", "location_names.location_id")
        .select(["kind", "language", "name", "search_name"])
        .orderBy("kind")
        .orderBy("language")
        .execute(),
    ).toEqual(
      [
        ["airport", "ar", "Aéroport de Tunis", "aeroport de tunis tun"],
        ["airport", "en", "Tunis-Carthage Airport", "tunis carthage airport tun"],
        ["airport", "es", "Aéroport de Tunis", "aeroport de tunis tun"],
        ["airport", "fr", "Aéroport de Tunis", "aeroport de tunis tun"],
        // A name equal to the French name changes with it; the Spanish name is kept.
        ["city", "ar", "Tunis-Ville", "tunis ville"],
        ["city", "en", "Tunis-Ville", "tunis ville"],
        ["city", "es", "Túnez", "tunez"],
        ["city", "fr", "Tunis-Ville", "tunis ville"],
      ].map(([kind, language, name, search_name]) => ({ kind, language, name, search_name })),
    );
    const row = await db.selectFrom("locations").selectAll().where("kind", "=", "airport").executeTakeFirst();
    expect(row).toMatchObject({ code: "TUN", traffic_rank: 3, parent_id: expect.any(String) });
    expect(await db.selectFrom("location_other_names").select("name").orderBy("name").execute()).toEqual([
      { name: "TUN" },
      { name: "تونس" },
    ]);
  });

  test("one invalid record prevents the whole import", async () => {
    expect(await importAll([...catalogue, { ...car, id: "c2", agency: "a2", places: ["p1", "p9"] }])).toEqual(
      {
        problems: [
          expect.stringContaining("line 7, column 252: places names the place p9, which neither"),
          expect.stringContaining("line 7, column 34: agency names the agency a2, which neither"),
        ],
      },
    );
    expect(await database().db.selectFrom("locations").select("id").execute()).toEqual([]);
  });

  test.each([
    ["a twice given id", [...catalogue, tunis], /line 7, column \d+: id occurs twice, first in .*, line 1/],
    [
      "places that contain each other",
      [{ ...tunis, parent: "p2" }, airport],
      /line 1, column \d+: parent leads back to the place itself/,
    ],
    [
      "two places with one slug",
      [tunis, { ...tunis, id: "p3" }],
      /line 2: slug tunis belongs to another place|line 2, column \d+: slug tunis belongs to another place/,
    ],
    [
      "a name without Latin letters and no slug",
      [{ ...tunis, names: { fr: "تونس" } }],
      /slug is missing: none can be made from the name/,
    ],
  ])("rejects %s", async (_, records, message) => {
    const outcome = await importAll(records);
    expect("problems" in outcome && outcome.problems.join("\n")).toMatch(message);
    expect(await database().db.selectFrom("locations").select("id").execute()).toEqual([]);
  });

  test("an airport code that another place has is rejected with the name of the database constraint", async () => {
    await expect(importAll([tunis, airport, { ...airport, id: "p3", slug: "other" }])).rejects.toThrow(
      "The database refuses the import (locations_code_key). Nothing was imported.",
    );
  });

  test("resizes, stores and serves an image, and skips an equal image", async () => {
    const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: "#a33" } })
      .jpeg()
      .toBuffer();
    writeFileSync(join(folder, "c3.jpg"), photo);
    writeFileSync(join(folder, "broken.jpg"), "not a picture");
    const picture = { type: "picture", car: "c1", file: "c3.jpg" };
    expect(await importAll([...catalogue, picture])).toMatchObject({ tallies: { picture: { created: 1 } } });
    const { image } = await carOf("citroen-c3-c1");
    expect(image).toMatch(/^\/pictures\/[0-9a-f]{32}\.webp$/);
    const response = await createApi().app.request(image);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
      width: 1200,
      height: 800,
    });
    expect(await importAll([...catalogue, picture])).toMatchObject({
      tallies: { picture: { unchanged: 1 } },
    });
    for (const [file, message] of [
      ["broken.jpg", "is not a picture that can be drawn"],
      ["none.jpg", "is not a file of at most 20 MB"],
    ]) {
      const outcome = await importAll([{ ...picture, file }]);
      expect(outcome).toEqual({ problems: [expect.stringContaining(`file ${file} ${message}`)] });
    }
  });

  test("[AR6] a pin far from its place is refused with its line, even if the place is in the same file", async () => {
    const far = { place: "p2", position: { latitude: 36.85, longitude: 11.22 } };
    const near = { place: "p1", position: { latitude: 36.9, longitude: 10.2 } };
    const meetingPlaces = [near, far].map((meeting) => ({ ...meeting, instructions: { fr: "Au parking" } }));
    const problem =
      /line 1, column \d+: meetingPlaces has a pin more than 50 km from the place p2: its longitude must be nearer/;
    const outcome = await importAll([{ ...agency, meetingPlaces }, tunis, airport]);
    expect(outcome).toEqual({ problems: [expect.stringMatching(problem)] });
    expect(await database().db.selectFrom("locations").select("id").execute()).toEqual([]);
    await importAll([tunis, airport]);
    expect(await importAll([{ ...agency, meetingPlaces }])).toEqual({
      problems: [expect.stringMatching(problem)],
    });
    const [nearOne] = meetingPlaces;
    expect(await importAll([{ ...agency, meetingPlaces: [nearOne] }])).toMatchObject({
      tallies: { agency: { created: 1 } },
    });
  });

  test("the private fields and the status of cars are imported and exported, but never shown to drivers", async () => {
    const { db } = database();
    const identity = { chassisLast: "AB12", registrationDate: "2024-03-15", fiscalPower: 6 };
    const { deposit: _deposit, dailyPrice: _price, places: _places, ...unpriced } = car;
    const cars = [
      { ...car, plate: "123 TU 4567", status: "published", ...identity },
      { ...car, id: "c2", plate: "124 TU 4567", status: "withdrawn" },
      { ...unpriced, id: "c4", plate: "125 TU 4567", status: "draft" },
    ];
    expect(await importAll([tunis, airport, agency, ...cars])).toMatchObject({
      tallies: { car: { created: 3 } },
    });
    const exported = async () => {
      const records: object[] = [];
      await exportCatalogue(db, (record) => void records.push(record));
      // Stored places have the order of their rows.
      return records
        .filter((record) => "type" in record && record.type === "car")
        .map((record) =>
          "places" in record && Array.isArray(record.places)
            ? { ...record, places: record.places.toSorted() }
            : record,
        );
    };
    const first = await exported();
    expect(first).toMatchObject(cars);
    expect(first[2]).not.toHaveProperty("dailyPrice");
    expect(await importAll(first)).toMatchObject({ tallies: { car: { changed: 0, unchanged: 3 } } });

    const { request } = createApi();
    const shown = await request("/api/car/citroen-c3-c1/fr");
    expect(shown.text).not.toMatch(/TU 4567|AB12|2024-03-15|fiscalPower/);
    for (const id of ["c2", "c4"]) expect((await request(`/api/car/citroen-c3-${id}/fr`)).status).toBe(404);

    expect(await importAll([{ type: "car", id: "c1", plate: "126 tu 1" }])).toMatchObject({
      tallies: { car: { changed: 1 } },
    });
    expect((await exported())[0]).toMatchObject({ plate: "126 TU 1", status: "published", ...identity });
  });

  test("[FL5] [FL2] another car's plate and a published car without a price are refused with their line", async () => {
    const { deposit: _deposit, dailyPrice: _price, ...unpriced } = car;
    const draft = { ...unpriced, id: "c4", status: "draft" };
    await importAll([tunis, airport, agency, { ...car, plate: "1 TU 1" }, draft]);
    const outcome = await importAll([
      { type: "car", id: "c4", plate: "1 tu 1" },
      { ...car, id: "c5", plate: "2 TU 2" },
      { ...car, id: "c6", plate: "2 TU 2" },
    ]);
    expect(outcome).toEqual({
      problems: [
        expect.stringMatching(/line 1, column \d+: plate 1 TU 1 belongs to another car of the agency/),
        expect.stringMatching(/line 3, column \d+: plate 2 TU 2 belongs to another car of the agency/),
      ],
    });
    expect(await importAll([{ type: "car", id: "c4", status: "published" }])).toEqual({
      problems: [
        expect.stringMatching(/line 1, column 1: deposit is missing: only a draft may lack it/),
        expect.stringMatching(/line 1, column 1: dailyPrice is missing: only a draft may lack it/),
      ],
    });
  });

  test("an exported catalogue is still the same after it is imported into another database", async () => {
    const { db } = database();
    await seedDemo(db, { now, cars: 60, bookings: 0 });
    const exported: object[] = [];
    const count = await exportCatalogue(db, (record) => void exported.push(record));
    expect(count).toBe(exported.length);
    await db.deleteFrom("users").execute();
    await db.deleteFrom("cars").execute();
    await db.deleteFrom("supplier_locations").execute();
    await db.deleteFrom("extras").execute();
    await db.deleteFrom("promo_codes").execute();
    await db.deleteFrom("suppliers").execute();
    await db.deleteFrom("locations").execute();
    await db.deleteFrom("countries").execute();
    expect(await importAll(exported)).toMatchObject({ tallies: { car: { created: 60 } } });
    const reexported: object[] = [];
    await exportCatalogue(db, (record) => void reexported.push(record));
    const withSortedPlaces = (records: object[]) =>
      (records as { places?: string[]; meetingPlaces?: { place: string }[] }[]).map((record) => ({
        ...record,
        places: record.places?.toSorted(),
        meetingPlaces: record.meetingPlaces?.toSorted((a, b) => (a.place < b.place ? -1 : 1)),
      }));
    expect(withSortedPlaces(reexported)).toEqual(withSortedPlaces(exported));
  });
});

test("a table yields the same records as JSON lines", async () => {
  const header =
    "id;agency;name;body;color;range;fuelType;gearbox;seats;doors;aircon;fuelPolicy;deposit;dailyPrice;places";
  const row = "c1;a1;Citroën C3;supermini;white;midi;gasoline;manual;5;5;true;likeForlike;800;85,5;p1|p2";
  const [table, json] = await Promise.all([
    readRecords([fileOf("cars.csv", `\uFEFF${header}\r\n${row}\r\n`)]),
    readRecords([fileOf("cars.jsonl", lines([car]))]),
  ]);
  expect(table.problems).toEqual([]);
  expect(table.records.map(({ record }) => record)).toEqual(json.records.map(({ record }) => record));
});

test("dots in column names stand for nested fields", async () => {
  const path = fileOf(
    "places.csv",
    'id,kind,names.fr,names.es,otherNames,position.latitude,position.longitude\np1,city,"Tunis, ville",Túnez,a|b,36.8,10.18\n',
  );
  const { records, problems } = await readRecords([path]);
  expect(problems).toEqual([]);
  expect(records[0]?.record).toMatchObject({
    type: "place",
    names: { fr: "Tunis, ville", es: "Túnez" },
    otherNames: ["a", "b"],
    position: { latitude: 36.8, longitude: 10.18 },
  });
});

test("every error names file, line, column and what was expected", async () => {
  const invalid = fileOf(
    "bad.jsonl",
    `${JSON.stringify({ ...car, seats: "five", colour: "x", dailyPrice: 80.555 })}\n{"type":"car" "id"}\n[]\n{"type":"boat"}\n`,
  );
  const table = fileOf(
    "prices.csv",
    "car,startDate,endDate,dailyPrice\nc1,2027-06-15,2027-06-01,12\nc1,x,y,1,2,3\n",
  );
  const { problems } = await readRecords([invalid, table]);
  expect(problems.map((problem) => problemLine({ ...problem, file: "f" }))).toEqual([
    'f, line 1, column 158: seats must be a number such as 1250 or 85.5, without a unit; in JSON without quotation marks and thousands separators; it is "five"',
    expect.stringMatching(
      /^f, line 1, column \d+: dailyPrice must be an amount in dinars .* at most 2 decimals.*it is 80\.555$/,
    ),
    expect.stringMatching(
      /^f, line 1, column \d+: colour is not a known field: a record of type car has type id slug agency name body color .* places$/,
    ),
    "f, line 2, column 15: the line is not valid JSON",
    "f, line 3: one JSON object must stand on each line",
    "f, line 4, column 9: type must be one of place, agency, car, price, picture",
    "f, line 2, column 3: endDate must not be before startDate",
    "f, line 3, column 5: “2” stands in a column without a name: name it in the first row, or put double quotes around a text that has the separator",
  ]);
});

test("a table whose type appears neither in a column nor in the file name is reported once, with both ways to state the type", async () => {
  const { problems } = await readRecords([fileOf("cars-2.csv", "id,agency\nc1,etoile\nc2,etoile\n")]);
  expect(problems.map((problem) => problemLine({ ...problem, file: "f" }))).toEqual([
    "f, line 1: there is no column “type”: add it, or name the file places.csv, agencies.csv, cars.csv, prices.csv, pictures.csv",
  ]);
});

test("rejects a contract without an https address or in an unsupported language, with its position", async () => {
  const json = fileOf(
    "contracts.jsonl",
    JSON.stringify({ ...agency, contracts: { fr: "contrat.pdf", de: "https://etoile.example/de.pdf" } }),
  );
  const table = fileOf(
    "agencies.csv",
    "id,name,contracts.en,places\na1,Étoile Auto,http://etoile.example/en.pdf,p1\n",
  );
  const { problems } = await readRecords([json, table]);
  const expected = "must be an https address of a PDF such as https://example.tn/contract.pdf; it is";
  expect(problems.map((problem) => problemLine({ ...problem, file: "f" }))).toEqual([
    `f, line 1, column 137: contracts.fr ${expected} "contrat.pdf"`,
    "f, line 1, column 156: contracts.de is not a known field",
    `f, line 2, column 3: contracts.en ${expected} "http://etoile.example/en.pdf"`,
  ]);
});

test("[CV1] [AV3] rejects unknown cover contents and out-of-bounds hours, with their columns", async () => {
  const header = "id;name;places;keptHours.withoutArrival;keptHours.withArrival;covers.fullInsurance";
  const rows = [
    "a1;Étoile;p1;2,5;73;glass|vitres",
    "a2;Lune;p1;VRAI;24;",
    "a3;Soleil;p1;30;24;",
    "a4;Mer;p1;3;;",
  ];
  const table = fileOf("agencies.csv", [header, ...rows].join("\r\n"));
  const json = fileOf("agencies.jsonl", JSON.stringify({ ...agency, covers: { windscreen: ["glass"] } }));
  const { problems } = await readRecords([table, json]);
  const hours = "must be a whole number from 1 to 72; it is";
  expect(problems.map((problem) => problemLine({ ...problem, file: "f" }))).toEqual([
    `f, line 2, column 4: keptHours.withoutArrival ${hours} 2.5`,
    `f, line 2, column 5: keptHours.withArrival ${hours} 73`,
    'f, line 2, column 6: covers.fullInsurance.1 must be one of glass, tyres, roofAndUnderbody, keys, personalEffects; it is "vitres"',
    `f, line 3, column 4: keptHours.withoutArrival ${hours} "VRAI"`,
    "f, line 4, column 5: keptHours.withArrival must not be less than keptHours.withoutArrival",
    "f, line 5, column 5: keptHours.withArrival is missing",
    "f, line 1, column 142: covers.windscreen is not a known field",
  ]);
});

test.each(["../secret.jpg", "a/../../secret.jpg", "/etc/secret.jpg", String.raw`..\secret.jpg`])(
  "rejects an image outside the import's folder: %s",
  async (file) => {
    const path = fileOf("pictures.jsonl", JSON.stringify({ type: "picture", car: "c1", file }));
    expect((await readRecords([path])).problems.map(({ message }) => message)).toEqual([
      expect.stringContaining("file must be a path below the folder"),
    ]);
  },
);

describe("reads a table as spreadsheets write it", () => {
  const expected = [
    { id: "a1", name: "Bonne Auto", places: ["p1"] },
    { id: "a2", name: "Étoile; Auto", places: ["p1", "p2"] },
  ];
  const rows = ["a1;Bonne Auto;p1", 'a2;"Étoile; Auto";p1|p2'];
  const tables: Record<string, string> = {
    "with a byte order mark and CRLF": `\uFEFFid;name;places\r\n${rows.join("\r\n")}\r\n`,
    "with sep=;": `sep=;\r\nid;name;places\r\n${rows.join("\r\n")}`,
    "with sep=; after a mark": `\uFEFFsep=;\nid;name;places\n${rows.join("\n")}`,
    "with rows of separators": `id;name;places\n${rows.join("\n;;\n")}\n;;\n;;\n`,
    "without the last empty cells": `id;name;places;phone;bio\n${rows.join("\n")}\n`,
    "with tabs": `id\tname\tplaces\n${rows.join("\n").replaceAll(/;(?! )/g, "\t")}\n`,
  };
  test.each(Object.entries(tables))("%s", async (_, content) => {
    const { records, problems } = await readRecords([fileOf("agencies.csv", content)]);
    expect(problems).toEqual([]);
    expect(records.map(({ record }) => record)).toMatchObject(expected);
  });

  test("ignores extra empty cells, and columns with neither a name nor a value", async () => {
    const path = fileOf("agencies.csv", `id;name;places;;\n${rows.join(";;;;\n")};;;;;\n`);
    const { records, problems } = await readRecords([path]);
    expect(problems).toEqual([]);
    expect(records.map(({ record }) => record)).toMatchObject(expected);
  });

  test("rejects two columns with the same name", async () => {
    const path = fileOf("agencies.csv", "id;name;name\na1;Bonne Auto;Autre\n");
    expect((await readRecords([path])).problems).toMatchObject([
      { line: 1, message: expect.stringContaining("two columns are named “name”") },
    ]);
  });

  test("rejects an ambiguous number with its position", async () => {
    const path = fileOf("prices.csv", "car;startDate;endDate;dailyPrice\nc1;2027-06-01;2027-06-30;1.250\n");
    expect((await readRecords([path])).problems).toMatchObject([
      { line: 2, message: expect.stringContaining("dailyPrice “1.250” can be 1250 or 1,25") },
    ]);
  });
});

test("explains how to correct values that a spreadsheet has reformatted", async () => {
  const places = fileOf(
    "places.csv",
    "id;kind;names.fr;position;latitude\np1;city;Tunis;36,8|10,18;\np2;city;Sfax;;34,7\n",
  );
  const cars = fileOf("cars.csv", "id;aircon;deposit;doors\nc1;peut-être;800 DT;5\n");
  const dates = fileOf(
    "prices.csv",
    "car;startDate;endDate;dailyPrice\nc1;15/06/2027;2027-06-30;80\nc1;2027-07-01;2027-07-31;80;90\n",
  );
  const quoted = fileOf("agencies.csv", 'id;name;places\na1;L"Étoile;p1\n');
  const { problems } = await readRecords([places, cars, dates, quoted]);
  const messages = problems.map(({ message }) => message);
  expect(messages).toEqual(
    expect.arrayContaining([
      'position needs position.latitude and position.longitude, in degrees with a decimal part, such as 36.8065 and 10.1815; it is "36,8|10,18"',
      expect.stringMatching(/^latitude is not a known field: .* position.latitude position.longitude /),
      'aircon must be true or false; a table may also have vrai and faux, oui and non; it is "peut-être"',
      'deposit must be a number such as 1250 or 85.5, without a unit; in JSON without quotation marks and thousands separators; it is "800 DT"',
      'startDate must be a date such as 2027-06-15, year first; in a spreadsheet, give the column the format yyyy-mm-dd; it is "15/06/2027"',
      expect.stringContaining("“90” stands in a column without a name"),
      expect.stringContaining("write them twice, with double quotes around the whole cell"),
    ]),
  );
});

test("rejects a file with another extension or none, by name", async () => {
  const path = fileOf("cars.txt", "");
  await expect(readRecords([path])).rejects.toThrow(`${path} must end in .jsonl, .ndjson or .csv.`);
  await expect(readRecords([`${path}x`])).rejects.toThrow("is not a file that can be read");
  expect(readFileSync(path, "utf8")).toBe("");
});

describe("rejects a file whose letters would be lost, with its line and a fix", () => {
  const row = "id,name,places\na1,Bonne Auto,p1\na2,Étoile Auto,p1\n";
  const json = `${JSON.stringify(tunis)}\n${JSON.stringify(airport)}\n`;
  const utf16 = Buffer.from(`\uFEFF${row}`, "utf16le");
  const encodings: Record<string, [Uint8Array, line: number, messages: string]> = {
    "Windows-1252": [Buffer.from(row, "latin1"), 3, "not UTF-8, as in a file saved as Windows-1252"],
    "a cut letter at its end": [Buffer.from(row).subarray(0, row.indexOf("É") + 1), 3, "not UTF-8"],
    "UTF-16 with its mark": [utf16, 1, "is UTF-16"],
    "UTF-16 of the other order": [Buffer.from(utf16).swap16(), 1, "is UTF-16"],
    "UTF-16 without a mark": [utf16.subarray(2), 1, "is UTF-16"],
    "a letter lost earlier": [Buffer.from(row.replace("É", "\uFFFD")), 3, "has “\uFFFD” where"],
  };
  test.each(Object.entries(encodings))("%s", async (_, [bytes, line, messages]) => {
    const table = fileOf("agencies.csv", bytes);
    const { records, problems } = await readRecords([table]);
    expect(records).toEqual([]);
    expect(problems).toEqual([{ file: table, line, message: expect.stringContaining(messages) }]);
    expect(problems[0]?.message).toContain("“CSV UTF-8”");
  });

  test("reports JSON lines too, each file separately", async () => {
    const invalid = fileOf("places.jsonl", Buffer.from(json, "latin1"));
    const valid = fileOf("other.jsonl", Buffer.from(`\uFEFF${json}`));
    const { records, problems } = await readRecords([invalid, valid]);
    expect(records).toHaveLength(2);
    // "Túnez" is in the first line.
    expect(problems).toMatchObject([{ file: invalid, line: 1 }]);
  });

  test("reads three-byte letters that are split across chunks of a long file", async () => {
    const rows = Array.from({ length: 30_000 }, (_, id) => `${id},${"ت".repeat(1 + (id % 3))},p1`).join("\n");
    const { problems } = await readRecords([fileOf("agencies.csv", Buffer.from(`id,name,places\n${rows}`))]);
    expect(problems.filter(({ message }) => message.includes("UTF-8"))).toEqual([]);
  });
});
