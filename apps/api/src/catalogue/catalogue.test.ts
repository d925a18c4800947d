import { depositMethods } from "@sayara/domain/deposit/DepositMethod";
import { plainText } from "@sayara/domain/text/plainText";
import { describe, expect, test } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { findLocation } from "./locationRows.ts";
import { readCarRanges } from "./cars/readCarRanges.ts";
import { readCarDetails, readCarSlugs } from "./cars/readCars.ts";
import { readCountriesWithLocations } from "./readCountriesWithLocations.ts";
import { readLocationNames } from "./readLocationNames.ts";
import { findLocations, readAllLocations } from "./readLocations.ts";
import { readReviews, readReviewShares } from "./readReviews.ts";
import { findSuppliers, readSupplier } from "./readSuppliers.ts";
import { readLocationOffers } from "./cars/addOffers.ts";

const rules = { minimumDriverAge: 21, depositMethods, timeZone: "Africa/Tunis" };
const firstPage = { page: 1, size: 30 };

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine, { demo: { now: new Date("2026-11-20T12:00:00Z") } });

  test.each([
    ["gabes", "fr", "Gabès"],
    ["GABÈS", "fr", "Gabès"],
    ["  aïn draham ", "en", "Tabarka-Aïn Draham Airport"],
    ["carthage tunis", "fr", "Aéroport Tunis-Carthage"],
    ["susa", "es", "Susa"],
    ["nbe", "fr", "Aéroport Enfidha-Hammamet"],
    ["susa", "fr", "Sousse"],
    ["jerba", "en", "Djerba"],
    ["جربة", "fr", "Djerba"],
    ["djreba", "fr", "Djerba"],
  ] as const)("%o in %s finds %s", async (s, language, name) => {
    const { items } = await findLocations(database().db, { ...firstPage, language, s });
    expect(items.map((place) => place.name)).toContain(name);
  });

  test("[LO5] an exact place name comes first, then names that contain the query, then places within", async () => {
    const { items } = await findLocations(database().db, { ...firstPage, language: "fr", s: "tunis" });
    expect(items.map(({ slug }) => slug)).toEqual([
      "tunis",
      "aeroport-tunis-carthage",
      "port-de-la-goulette",
    ]);
  });

  test("pages of a text search do not overlap", async () => {
    const request = { size: 3, language: "fr", s: "airport" } as const;
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => findLocations(database().db, { ...request, page })),
    );
    expect(pages.map(({ total, items }) => [total, items.length])).toEqual([
      [8, 3],
      [8, 3],
      [8, 2],
      [8, 0],
    ]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ code }) => code))).size).toBe(8);
  });

  test("[LO7] the list of all places starts with the busiest airports, then continues by name", async () => {
    const places = await readAllLocations(database().db, "fr");
    expect(places.slice(0, 4).map(({ code }) => code)).toEqual(["TUN", "NBE", "DJE", "MIR"]);
    const names = places.slice(8).map(({ name }) => plainText(name));
    expect(names).toEqual(names.toSorted());
    expect(names).toHaveLength(places.length - 8);
  });

  test("[LO2] every place has its names in every language and its other names", async () => {
    const names = await readLocationNames(database().db);
    expect(names).toHaveLength((await readAllLocations(database().db, "fr")).length);
    expect(names.find(({ slug }) => slug === "sousse")?.names.toSorted()).toEqual(
      ["Sousse", "Susa", "Soussa", "Sousa", "Susah", "سوسة"].toSorted(),
    );
  });

  test.each(["%", "_", "\\", "'", "zzz", "%' or 1=1 --"])(
    "%o finds all places if it has no letters or digits, and none otherwise",
    async (s) => {
      const { db } = database();
      const { items, total } = await findLocations(db, { ...firstPage, language: "fr", s });
      const hasNoTerms = s.replaceAll(/[^a-z0-9]/g, "") === "";
      expect(total).toBe(hasNoTerms ? (await readAllLocations(db, "fr")).length : 0);
      expect(items.length).toBe(Math.min(total, firstPage.size));
    },
  );

  test("every place is on exactly one page", async () => {
    const { db } = database();
    const allLocations = await readAllLocations(db, "en");
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((page) => findLocations(db, { page, size: 8, language: "en" })),
    );
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(allLocations.length);
    for (const { total } of pages) expect(total).toBe(allLocations.length);
  });

  test("without a query, each city precedes the places within it, and every place has its country's name", async () => {
    const { db } = database();
    const { items, total } = await findLocations(db, { page: 1, size: 100, language: "es" });
    expect(items).toHaveLength(total);
    expect(new Set(items.map(({ countryName }) => countryName))).toEqual(new Set(["Túnez"]));
    for (const [index, { parent }] of items.entries()) {
      if (parent === null) continue;
      const before = items[index - 1];
      expect([before?.id, before?.parent?.id]).toContain(parent.id);
    }
    const cities = items.filter(({ parent }) => parent === null).map(({ name }) => plainText(name));
    expect(cities).toEqual(cities.toSorted());
    expect(cities.length).toBeLessThan(total);
  });

  test("the pages of car slugs contain every car that a search can find, and no other", async () => {
    const { db } = database();
    const allSlugs = await readCarSlugs(db, { page: 1, size: 2000 });
    expect(allSlugs.items).toHaveLength(allSlugs.total);
    expect(new Set(allSlugs.items).size).toBe(allSlugs.total);
    const secondPage = await readCarSlugs(db, { page: 2, size: 100 });
    expect(secondPage).toEqual({ items: allSlugs.items.slice(100, 200), total: allSlugs.total });
    const hiddenCars = await db
      .selectFrom("cars")
      .where("availability", "!=", "available")
      .select("slug")
      .execute();
    expect(hiddenCars.length).toBeGreaterThan(0);
    expect(hiddenCars.filter(({ slug }) => allSlugs.items.includes(slug))).toEqual([]);
  });

  test("[LO8] names missing in a language fall back to the default language, in every response", async () => {
    const { db } = database();
    const carthage = (await readAllLocations(db, "es")).find(
      ({ slug }) => slug === "aeroport-tunis-carthage",
    );
    expect(carthage).toMatchObject({
      name: "Aeropuerto de Túnez-Cartago",
      parent: { name: "Túnez" },
    });
    const spanish = await db.selectFrom("location_names").where("language", "=", "es").selectAll().execute();
    const country = await db.selectFrom("country_names").where("language", "=", "es").selectAll().execute();
    await db.deleteFrom("location_names").where("language", "=", "es").execute();
    await db.deleteFrom("country_names").where("language", "=", "es").execute();
    try {
      const frenchPlaces = await readAllLocations(db, "fr");
      expect(await readAllLocations(db, "es")).toEqual(frenchPlaces);
      expect(await findLocation(db, "aeroport-tunis-carthage", "es")).toMatchObject({
        name: "Aéroport Tunis-Carthage",
        parent: { name: "Tunis" },
      });
      const listedPlaces = await findLocations(db, { page: 1, size: 100, language: "es" });
      expect(listedPlaces.items).toHaveLength(frenchPlaces.length);
      expect(new Set(listedPlaces.items.map(({ countryName }) => countryName))).toEqual(new Set(["Tunisie"]));
      const request = { language: "es", imageRequired: false, minLocations: 4 } as const;
      const [tunisia] = await readCountriesWithLocations(db, request);
      expect([tunisia?.name, tunisia?.locations.length]).toEqual(["Tunisie", 8]);
      const { slug } = await db.selectFrom("cars").select("slug").limit(1).executeTakeFirstOrThrow();
      const inFrench = await readCarDetails(db, { idOrSlug: slug, language: "fr" }, rules);
      const inSpanish = await readCarDetails(db, { idOrSlug: slug, language: "es" }, rules);
      expect(inSpanish?.locations).toEqual(inFrench?.locations);
    } finally {
      await db.insertInto("location_names").values(spanish).execute();
      await db.insertInto("country_names").values(country).execute();
    }
  });

  test("a place shows how many cars a search there can find, and their lowest price", async () => {
    const { db } = database();
    const { items } = await findLocations(db, { page: 1, size: 100, language: "en" });
    const offers = await db
      .selectFrom("cars")
      .innerJoin("suppliers", "suppliers.id", "cars.supplier_id")
      .innerJoin("car_locations", "car_locations.car_id", "cars.id")
      .where("cars.availability", "=", "available")
      .where("cars.deleted_at", "is", null)
      .where("suppliers.suspended", "=", false)
      .select(["cars.id", "cars.range", "car_locations.location_id", "cars.daily_price_millimes"])
      .execute();
    for (const place of items) {
      const places = new Set(
        items.filter(({ id, parent }) => [id, parent?.id].includes(place.id)).map(({ id }) => id),
      );
      const cars = offers.filter((car) => places.has(car.location_id));
      expect([place.slug, place.cars]).toEqual([place.slug, new Set(cars.map(({ id }) => id)).size]);
      const prices = cars.filter(({ range }) => range !== "scooter").map((car) => car.daily_price_millimes);
      expect(place.fromDailyPrice).toBe(prices.length === 0 ? null : Math.min(...prices) / 1000);
    }
    const bySlug = (a: { slug: string }, b: { slug: string }) => (a.slug < b.slug ? -1 : 1);
    expect((await readLocationOffers(db)).toSorted(bySlug)).toEqual(
      items.map(({ slug, cars, fromDailyPrice }) => ({ slug, cars, fromDailyPrice })).toSorted(bySlug),
    );
    const [tunis, airport] = ["tunis", "aeroport-tunis-carthage"].map((slug) =>
      items.find((place) => place.slug === slug),
    );
    expect(tunis?.cars).toBeGreaterThan(airport?.cars ?? 0);
  });

  test("a place is found by id, slug and retired slug, together with its city", async () => {
    const { db } = database();
    const bySlug = await findLocation(db, "aeroport-tunis-carthage", "es");
    expect(bySlug).toMatchObject({
      name: "Aeropuerto de Túnez-Cartago",
      country: "TN",
      code: "TUN",
      position: { latitude: 36.851, longitude: 10.2272 },
      parent: { slug: "tunis", name: "Túnez" },
    });
    expect(await findLocation(db, bySlug?.id ?? "", "es")).toEqual(bySlug);
    expect(await findLocation(db, "tunis-carthage-airport", "es")).toEqual(bySlug);
    expect(await findLocation(db, "nowhere", "es")).toBeUndefined();
  });

  test("a country with enough places has its destinations in the chosen order", async () => {
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

  test("a country without chosen destinations shows its busiest places, and a country without places is omitted", async () => {
    const { db } = database();
    const request = { language: "fr", imageRequired: false, minLocations: 4 } as const;
    const ranks = await db.selectFrom("locations").select(["id", "featured_rank", "traffic_rank"]).execute();
    const destinations = async (changes: { imageRequired?: boolean } = {}) =>
      (await readCountriesWithLocations(db, { ...request, ...changes })).map(({ locations }) => locations);
    try {
      await db.updateTable("locations").set({ featured_rank: null }).execute();
      const [byTraffic = []] = await destinations();
      expect(byTraffic.slice(0, 3).map(({ code }) => code)).toEqual(["TUN", "NBE", "DJE"]);
      expect(byTraffic).toHaveLength(8);
      await db.updateTable("locations").set({ traffic_rank: null }).execute();
      const [byCars = []] = await destinations();
      const carCounts = (await readLocationOffers(db)).map(({ cars }) => cars).toSorted((a, b) => b - a);
      expect(byCars.map(({ cars }) => cars)).toEqual(carCounts.slice(0, 8));
      // No place of the demo data has an image.
      expect(await destinations({ imageRequired: true })).toEqual([]);
    } finally {
      for (const { id, ...rank } of ranks)
        await db.updateTable("locations").set(rank).where("id", "=", id).execute();
    }
  });

  test("each country lists its own places, and reading many countries takes no more statements than reading one", async () => {
    const { db } = database();
    const request = { language: "fr", imageRequired: false, minLocations: 2 } as const;
    let statements = 0;
    const countingDb = db.withPlugin({
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const slugsByCountry = async () => {
      const listedPlaces = await readCountriesWithLocations(countingDb, request);
      return Object.fromEntries(
        listedPlaces.map(({ code, locations }) => [code, locations.map(({ slug }) => slug)]),
      );
    };
    const featuredSlugs = (await slugsByCountry())["TN"] ?? [];
    const statementsOfOne = statements;
    const before = await db.selectFrom("locations").select(["id", "slug", "country_id"]).execute();
    try {
      for (const [code, slugs] of [
        ["DZ", ["djerba", "tozeur"]],
        ["LY", ["gabes", "bizerte"]],
      ] as const) {
        const country = await db
          .insertInto("countries")
          .values({ code })
          .returning("id")
          .executeTakeFirstOrThrow();
        await db
          .insertInto("country_names")
          .values({ country_id: country.id, language: "fr", name: code })
          .execute();
        await db
          .updateTable("locations")
          .set({ country_id: country.id })
          .where("slug", "in", slugs)
          .execute();
      }
      statements = 0;
      expect(await slugsByCountry()).toEqual({
        TN: featuredSlugs.filter((slug) => slug !== "djerba" && slug !== "tozeur"),
        DZ: ["djerba", "tozeur"],
        LY: expect.toSatisfy((slugs: string[]) => slugs.toSorted().join() === "bizerte,gabes"),
      });
      expect(statements).toBe(statementsOfOne);
    } finally {
      for (const { id, country_id } of before)
        await db.updateTable("locations").set({ country_id }).where("id", "=", id).execute();
      await db.deleteFrom("countries").where("code", "!=", "TN").execute();
    }
  });

  test("an agency is found by name, id and slug, but not if suspended", async () => {
    const { db } = database();
    const { items, total } = await findSuppliers(db, firstPage, rules);
    expect(total).toBe(14);
    expect(items.map(({ name }) => name)).not.toContain("Oued Express");
    const { items: foundAgencies } = await findSuppliers(db, { ...firstPage, s: "faience" }, rules);
    expect(foundAgencies.map(({ slug }) => slug)).toEqual(["bleu-faience"]);
    const agency = await readSupplier(db, "bleu-faience", rules);
    expect(agency).toMatchObject({ payLater: false, logo: "/logos/bleu-faience.svg" });
    expect(agency?.locations).toContain("aeroport-tunis-carthage");
    expect(await readSupplier(db, agency?.id ?? "", rules)).toEqual(agency);
    expect(await readSupplier(db, "oued-express", rules)).toBeUndefined();
  });

  test("reviews come newest first, determine the agency's rating, and show first names only", async () => {
    const { db } = database();
    const agency = await readSupplier(db, "jasmin-vif", rules);
    const { items, total } = await readReviews(db, { supplierId: agency?.id ?? "" }, { page: 1, size: 100 });
    expect(total).toBe(agency?.reviewCount);
    expect(items.map(({ createdAt }) => createdAt)).toEqual(
      items
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    expect(items.reduce((sum, { rating }) => sum + (rating ?? 0), 0) / total).toBeCloseTo(
      agency?.rating ?? 0,
      2,
    );
    expect(items.filter(({ author }) => author === "" || author.includes(" "))).toEqual([]);
    expect(items.filter(({ rating, comments }) => (rating ?? 0) < 3 && comments === null)).toEqual([]);
  });

  test("an agency shows its office, opening hours, response time and joining date", async () => {
    const agency = await readSupplier(database().db, "phare-blanc", rules);
    expect(agency).toMatchObject({
      address: "4 rue Hédi-Zarrouk, Sidi Bou Saïd",
      position: { latitude: 36.8687, longitude: 10.3416 },
      phone: "+21670000002",
      answerMinutes: 30,
      since: "2019-05-12",
    });
    expect(agency?.openingHours.map(({ days, opens }) => [days.length, opens])).toEqual([
      [5, "08:00"],
      [1, "08:30"],
    ]);
  });

  test("[RV7] an agency's percentages count the answers in all its reviews", async () => {
    const { db } = database();
    const agency = await readSupplier(db, "medina-sur-roues", rules);
    const reviews = await db
      .selectFrom("reviews")
      .where("supplier_id", "=", agency?.id ?? "")
      .selectAll()
      .execute();
    const percent = (isYes: (review: (typeof reviews)[number]) => boolean) =>
      Math.round((100 * reviews.filter(isYes).length) / reviews.length);
    expect(reviews.length).toBeGreaterThan(10);
    expect(await readReviewShares(db, agency?.id ?? "")).toEqual({
      rentedCar: 100,
      agencyAnsweredCalls: percent((review) => review.agency_answered_calls),
      agencyCancelledLastMinute: percent((review) => review.agency_cancelled_last_minute),
      carOnTime: percent((review) => review.car_eta === "onTime"),
    });
    expect(percent((review) => review.car_eta === "onTime")).toBeLessThan(100);
  });

  test("[RV7] an agency without reviews has no percentages", async () => {
    const { agency } = await aCatalogue(database().db);
    expect(await readReviewShares(database().db, agency.id)).toBeNull();
  });

  test("a car shows its agency's meeting places with instructions in the requested language", async () => {
    const { db } = database();
    const { slug } = await db
      .selectFrom("cars")
      .innerJoin("suppliers", "suppliers.id", "cars.supplier_id")
      .innerJoin("car_locations", "car_locations.car_id", "cars.id")
      .innerJoin("locations", "locations.id", "car_locations.location_id")
      .select("cars.slug")
      .where("suppliers.slug", "=", "jasmin-vif")
      .where("locations.code", "=", "TUN")
      .executeTakeFirstOrThrow();
    const details = await readCarDetails(db, { idOrSlug: slug, language: "es" }, rules);
    expect(details?.meetingPlaces.map(({ location }) => location.slug)).toEqual(
      details?.locations.map((location) => location.slug),
    );
    const airport = details?.meetingPlaces.find(
      ({ location }) => location.slug === "aeroport-tunis-carthage",
    );
    expect(airport?.instructions).toContain("Sala de llegadas");
    expect(airport?.position).toEqual({ latitude: 36.851, longitude: 10.2272 });
  });

  test("a car is found by its retired slugs unless another car has the slug now", async () => {
    const { db } = database();
    const world = await aCatalogue(db);
    const rename = (slug: string) =>
      db.updateTable("cars").set({ slug }).where("id", "=", world.car.id).execute();
    const slugOf = async (idOrSlug: string) =>
      (await readCarDetails(db, { idOrSlug, language: "fr" }, rules))?.car.slug;
    const second = `${world.car.slug}-second`;
    const third = `${world.car.slug}-third`;
    await rename(second);
    await rename(third);
    expect(await Promise.all([world.car.slug, second, third].map(slugOf))).toEqual([third, third, third]);
    const other = await world.aCar({ slug: second });
    expect([await slugOf(second), await slugOf(world.car.slug)]).toEqual([other.slug, third]);
  });

  test("a car is found by slug and id, with its pick-up places", async () => {
    const { db } = database();
    const { slug } = await db
      .selectFrom("cars")
      .innerJoin("suppliers", "suppliers.id", "cars.supplier_id")
      .select("cars.slug")
      .where("suppliers.suspended", "=", false)
      .executeTakeFirstOrThrow();
    const details = await readCarDetails(db, { idOrSlug: slug, language: "fr" }, rules);
    expect(details?.car.slug).toBe(slug);
    expect(details?.locations.length).toBeGreaterThan(0);
    expect(await readCarDetails(db, { idOrSlug: details?.car.id ?? "", language: "fr" }, rules)).toEqual(
      details,
    );
  });

  test("cars of a suspended agency, unknown cars and withdrawn cars are not found", async () => {
    const { db } = database();
    const suspendedCar = await db
      .selectFrom("cars")
      .innerJoin("suppliers", "suppliers.id", "cars.supplier_id")
      .select("cars.slug")
      .where("suppliers.suspended", "=", true)
      .executeTakeFirstOrThrow();
    expect(await readCarDetails(db, { idOrSlug: suspendedCar.slug, language: "fr" }, rules)).toBeUndefined();
    expect(await readCarDetails(db, { idOrSlug: "no-such-car", language: "fr" }, rules)).toBeUndefined();
    const { items } = await readCarSlugs(db, { page: 1, size: 1 });
    const [slug = ""] = items;
    const car = await readCarDetails(db, { idOrSlug: slug, language: "fr" }, rules);
    const ways = [slug, car?.car.id ?? ""];
    const setDeletedAt = (deleted_at: Date | null) =>
      db.updateTable("cars").set({ deleted_at }).where("slug", "=", slug).execute();
    await setDeletedAt(new Date("2026-11-20T12:00:00Z"));
    try {
      for (const idOrSlug of ways)
        expect(await readCarDetails(db, { idOrSlug, language: "fr" }, rules)).toBeUndefined();
    } finally {
      await setDeletedAt(null);
    }
    for (const idOrSlug of ways)
      expect(await readCarDetails(db, { idOrSlug, language: "fr" }, rules)).toEqual(car);
  });

  test("each car range has its number of cars and lowest price", async () => {
    const ranges = await readCarRanges(database().db);
    expect(ranges.map(({ range }) => range)).toEqual(["mini", "midi", "maxi", "scooter"]);
    for (const { cars, fromDailyPrice } of ranges) {
      expect(cars).toBeGreaterThan(0);
      expect(fromDailyPrice).toBeGreaterThan(20);
    }
  });
});
