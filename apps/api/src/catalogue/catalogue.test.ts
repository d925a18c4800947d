import { beforeAll, describe, expect, test } from "vitest";
import { seedDemo } from "#api/demo/seedDemo.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";
import { findLocation } from "./locationRows.ts";
import { readCarRanges } from "./readCarRanges.ts";
import { readCarDetails } from "./readCars.ts";
import { readCountriesWithLocations } from "./readCountriesWithLocations.ts";
import { findLocations, readAllLocations } from "./readLocations.ts";
import { readReviews } from "./readReviews.ts";
import { findSuppliers, readSupplier } from "./readSuppliers.ts";

const rules = { minimumDriverAge: 21 };
const first = { page: 1, size: 30 };

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine);
  beforeAll(async () => {
    await seedDemo(database().db, { now: new Date("2026-11-20T12:00:00Z") });
  }, 60_000);

  test.each([
    ["gabes", "fr", "Gabès"],
    ["GABÈS", "fr", "Gabès"],
    ["  aïn draham ", "en", "Tabarka-Aïn Draham Airport"],
    ["carthage tunis", "fr", "Aéroport Tunis-Carthage"],
    ["susa", "es", "Susa"],
    ["nbe", "fr", "Aéroport Enfidha-Hammamet"],
  ] as const)("%o in %s finds %s", async (s, language, name) => {
    const { items } = await findLocations(database().db, { ...first, language, s });
    expect(items.map((place) => place.name)).toContain(name);
  });

  test("places whose name begins with the words come first", async () => {
    const { items } = await findLocations(database().db, { ...first, language: "fr", s: "tunis" });
    expect(items.map(({ slug }) => slug)).toEqual(["tunis", "aeroport-tunis-carthage"]);
  });

  test.each(["%", "_", "\\", "'", "zzz", "%' or 1=1 --"])("%o finds nothing it should not", async (s) => {
    const { db } = database();
    const { items, total } = await findLocations(db, { ...first, language: "fr", s });
    const asWords = s.replaceAll(/[^a-z0-9]/g, "") === "";
    expect(total).toBe(asWords ? (await readAllLocations(db, "fr")).length : 0);
    expect(items.length).toBe(Math.min(total, first.size));
  });

  test("every place is on exactly one page", async () => {
    const { db } = database();
    const all = await readAllLocations(db, "en");
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((page) => findLocations(db, { page, size: 8, language: "en" })),
    );
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(all.length);
    for (const { total } of pages) expect(total).toBe(all.length);
  });

  test("a place is found by id, slug and retired slug, with the city it belongs to", async () => {
    const { db } = database();
    const bySlug = await findLocation(db, "aeroport-tunis-carthage", "es");
    expect(bySlug).toMatchObject({
      name: "Aeropuerto Tunis-Carthage",
      country: "TN",
      code: "TUN",
      position: { latitude: 36.851, longitude: 10.2272 },
      parent: { slug: "tunis", name: "Túnez" },
    });
    expect(await findLocation(db, bySlug?.id ?? "", "es")).toEqual(bySlug);
    expect(await findLocation(db, "tunis-carthage-airport", "es")).toEqual(bySlug);
    expect(await findLocation(db, "nowhere", "es")).toBeUndefined();
  });

  test("a country with enough places has its destinations in their order", async () => {
    const { db } = database();
    const request = { language: "fr", imageRequired: false, minLocations: 4 } as const;
    const [tunisia, ...others] = await readCountriesWithLocations(db, request);
    expect(others).toEqual([]);
    expect(tunisia).toMatchObject({ code: "TN", name: "Tunisie" });
    expect(tunisia?.locations.map(({ slug }) => slug)).toEqual([
      "sidi-bou-said",
      "carthage",
      "el-jem",
      "djerba",
      "tozeur",
      "tabarka",
      "hammamet",
      "sousse",
    ]);
    expect(await readCountriesWithLocations(db, { ...request, minLocations: 1000 })).toEqual([]);
  });

  test("an agency is found by name, id and slug; a suspended one is not", async () => {
    const { db } = database();
    const { items, total } = await findSuppliers(db, first);
    expect(total).toBe(14);
    expect(items.map(({ name }) => name)).not.toContain("Oued Express");
    const { items: found } = await findSuppliers(db, { ...first, s: "faience" });
    expect(found.map(({ slug }) => slug)).toEqual(["bleu-faience"]);
    const agency = await readSupplier(db, "bleu-faience");
    expect(agency).toMatchObject({ payLater: false, logo: "/logos/bleu-faience.svg" });
    expect(agency?.locations).toContain("aeroport-tunis-carthage");
    expect(await readSupplier(db, agency?.id ?? "")).toEqual(agency);
    expect(await readSupplier(db, "oued-express")).toBeUndefined();
  });

  test("reviews come newest first, make the agency's rating, and have first names only", async () => {
    const { db } = database();
    const agency = await readSupplier(db, "jasmin-vif");
    const { items, total } = await readReviews(db, { supplierId: agency?.id ?? "", page: 1, size: 100 });
    expect(total).toBe(agency?.reviewCount);
    expect(items.map(({ createdAt }) => createdAt)).toEqual(
      items
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    expect(items.reduce((sum, { rating }) => sum + rating, 0) / total).toBeCloseTo(agency?.rating ?? 0, 2);
    expect(items.filter(({ author }) => author === "" || author.includes(" "))).toEqual([]);
    expect(items.filter(({ rating, comments }) => rating < 3 && comments === null)).toEqual([]);
  });

  test("a car is found by slug and id, with its pick-up places", async () => {
    const { db } = database();
    const { slug } = await db
      .selectFrom("cars")
      .innerJoin("suppliers", "suppliers.id", "cars.supplier_id")
      .select("cars.slug")
      .where("suppliers.suspended", "=", false)
      .executeTakeFirstOrThrow();
    const found = await readCarDetails(db, { idOrSlug: slug, language: "fr" }, rules);
    expect(found?.car.slug).toBe(slug);
    expect(found?.locations.length).toBeGreaterThan(0);
    expect(await readCarDetails(db, { idOrSlug: found?.car.id ?? "", language: "fr" }, rules)).toEqual(found);
  });

  test("a car of a suspended agency is not found, nor a withdrawn one", async () => {
    const { db } = database();
    const ofSuspended = await db
      .selectFrom("cars")
      .innerJoin("suppliers", "suppliers.id", "cars.supplier_id")
      .select("cars.slug")
      .where("suppliers.suspended", "=", true)
      .executeTakeFirstOrThrow();
    expect(await readCarDetails(db, { idOrSlug: ofSuspended.slug, language: "fr" }, rules)).toBeUndefined();
    expect(await readCarDetails(db, { idOrSlug: "no-such-car", language: "fr" }, rules)).toBeUndefined();
  });

  test("each range has its number of cars and its lowest price", async () => {
    const ranges = await readCarRanges(database().db);
    expect(ranges.map(({ range }) => range)).toEqual(["mini", "midi", "maxi", "scooter"]);
    for (const { cars, fromDailyPrice } of ranges) {
      expect(cars).toBeGreaterThan(0);
      expect(fromDailyPrice).toBeGreaterThan(20);
    }
  });
});
