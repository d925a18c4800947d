import { createClient } from "@sayara/api-client/client/createClient";
import { aCatalogue } from "@sayara/api/testing/data/aCatalogue";
import { createTestApp } from "@sayara/api/testing/createTestApp";
import { withDatabase } from "@sayara/api/testing/withDatabase";
import { createFakeFetch } from "@sayara/api-client/testing/createFakeFetch";
import { beforeAll, expect, test } from "vitest";
import { aPlace } from "@sayara/frontend/testing/data/aPlace";
import { anApiClient } from "@sayara/frontend/testing/anApiClient";
import { load } from "./Home.load.ts";
import { rangePrices } from "./destinations/rangePrices.ts";

const database = withDatabase("pglite");
beforeAll(async () => {
  await aCatalogue(database().db);
});
const now = new Date("2026-11-20T12:00:00Z");

test("the data contain the places, the sizes with their lowest prices, and the agencies", async () => {
  const data = await load(anApiClient(createTestApp(database().db)), { language: "en", now });
  expect(data.dates).toEqual({ from: "2026-11-21T10:00", to: "2026-11-24T10:00" });
  expect(data.places.map((place) => place.name)).toEqual(expect.arrayContaining(["Sousse", "Tunis"]));
  expect(data.suppliers.map((supplier) => supplier.name)).toContain("Agence Caroubier");
  expect(data.ranges.length).toBeGreaterThan(0);
});

test("a country with fewer than four places is omitted", async () => {
  const data = await load(anApiClient(createTestApp(database().db)), { language: "en", now });
  expect(data.countries).toEqual([]);
});

test("a destination has its cars' lowest price, and the review is about an agency with at least five reviews", async () => {
  const api = withFakeCatalogue();
  const data = await load(api, { language: "en", now });
  expect(data.countries[0]?.destinations.map(({ slug, lowestDayPrice }) => [slug, lowestDayPrice])).toEqual([
    ["carthage", 74],
    ["sousse", null],
  ]);
  expect(data.review).toMatchObject({ author: "Sami", comments: "Très bien.", agency: { slug: "phare" } });
});

test("a lowest price includes the commission and is rounded up to a whole dinar", () => {
  const circumstances = {
    now,
    timeZone: "Africa/Tunis",
    commission: { enabled: true, rate: 6, effectiveDate: "2025-12-01" },
  };
  const ranges = [
    { range: "maxi" as const, cars: 2, fromDailyPrice: 126 },
    { range: "mini" as const, cars: 5, fromDailyPrice: 68 },
    { range: "midi" as const, cars: 0, fromDailyPrice: 76 },
    { range: "scooter" as const, cars: 9, fromDailyPrice: 33 },
  ];
  expect(rangePrices(ranges, circumstances)).toEqual([
    { range: "mini", cars: 5, lowestDayPrice: 73 },
    { range: "maxi", cars: 2, lowestDayPrice: 134 },
  ]);
});

test("without the API, the data contain the form's dates and empty lists", async () => {
  const unreachable = createClient({
    baseUrl: "http://api.test",
    retries: 0,
    fetch: () => Promise.reject(new TypeError("fetch failed")),
  });
  expect(await load(unreachable, { language: "en", now })).toMatchObject({
    places: [],
    countries: [],
    ranges: [],
    suppliers: [],
    dates: { from: "2026-11-21T10:00" },
  });
});

/** Creates a client of a fake API with two destinations and two agencies, one of them with few reviews. */
function withFakeCatalogue() {
  const { fetch } = createFakeFetch({
    countriesWithLocations: () => ({
      ok: true,
      data: [
        {
          code: "TN",
          name: "Tunisia",
          locations: [
            { ...aPlace({ id: "1", slug: "carthage" }), cars: 2, fromDailyPrice: 69.5 },
            { ...aPlace({ id: "2", slug: "sousse" }), cars: 0, fromDailyPrice: null },
          ],
        },
      ],
    }),
    suppliers: () => ({
      ok: true,
      data: { total: 2, items: [anAgency("neuve", 5, 1), anAgency("phare", 4.8, 12)] },
    }),
    reviews: ({ params }) => ({
      ok: true,
      data: {
        total: 2,
        shares: null,
        items: params.supplierIdOrSlug === "phare" ? [aReview(2, "Non."), aReview(5, "Très bien.")] : [],
      },
    }),
  });
  return createClient({ baseUrl: "http://api.test", retries: 0, fetch });
}

function aReview(rating: number, comments: string) {
  const createdAt = "2026-11-01T10:00:00.000Z";
  return {
    id: `review-${rating}`,
    author: "Sami",
    rating,
    comments,
    language: "fr" as const,
    createdAt,
    photo: null,
    answer: null,
    isAnswerable: true,
    hiddenReason: null,
  };
}

function anAgency(slug: string, rating: number, reviewCount: number) {
  return {
    id: slug,
    slug,
    name: slug,
    logo: null,
    rating,
    reviewCount,
    payLater: true,
    cars: 3,
    bio: null,
    locations: [],
    address: null,
    position: null,
    phone: null,
    openingHours: [],
    closedDates: [],
    contracts: {},
    answerMinutes: null,
    cancelledBookings: { byAgency: 0, all: 0 },
    since: "2024-01-01",
  };
}
