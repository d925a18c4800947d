import { createClient } from "@sayara/api-client/client/createClient";
import { aCatalogue } from "@sayara/api/testing/data/aCatalogue";
import { createTestApp } from "@sayara/api/testing/createTestApp";
import { withDatabase } from "@sayara/api/testing/withDatabase";
import { beforeAll, expect, test } from "vitest";
import { anApiClient } from "@sayara/frontend/testing/anApiClient";
import { load } from "./Car.load.ts";

const database = withDatabase("pglite");
let catalogue: Awaited<ReturnType<typeof aCatalogue>>;
beforeAll(async () => {
  catalogue = await aCatalogue(database().db);
});

const now = new Date("2026-11-20T12:00:00Z");
const client = () => anApiClient(createTestApp(database().db));
const emptySearch = { place: null, dropOff: null, from: null, to: null };
const dates = { from: "2026-12-01T10:00", to: "2026-12-04T10:00" };
const loadCar = async (
  search: Partial<Record<keyof typeof emptySearch, string>> = {},
  idOrSlug = catalogue.car.slug,
) => {
  const data = await load(client(), {
    idOrSlug,
    search: { ...emptySearch, driverAge: null, ...search },
    language: "fr",
    now,
  });
  if (data === "rateLimited") throw new Error("the test's calls are rate-limited");
  return data;
};

test("without dates the car has no total, and the form has the default dates", async () => {
  const data = await loadCar();
  expect(data).toMatchObject({
    car: { slug: catalogue.car.slug },
    place: { slug: catalogue.tunis.slug },
    dates: null,
    formDates: { from: "2026-11-21T10:00", to: "2026-11-24T10:00" },
    price: { state: "undated" },
    reviews: { items: [], total: 0, shares: null },
    agency: { slug: catalogue.agency.slug, since: "2026-01-01" },
  });
});

test("with dates the page has the quote, and other cars of the agency at the place", async () => {
  const otherCar = await catalogue.aCar({ name: "Dacia Logan" });
  const data = await loadCar(dates);
  expect(data).toMatchObject({
    dates,
    price: { state: "quoted", isFree: true, quote: { days: 3, total: 318 } },
  });
  expect(data?.calendar.length).toBe(62);
  expect(data?.calendar.find(({ date }) => date === "2026-12-01")?.total).toBe(318);
  expect(data?.otherCars.map(({ car }) => car.slug)).toEqual([otherCar.slug]);
});

test("dates that are invalid for every car are refused with the reason", async () => {
  const data = await loadCar({ from: "2026-12-01T10:00", to: "2027-07-04T10:00" });
  expect(data?.price).toEqual({
    state: "refused",
    code: "booking_too_long",
    dates: {
      reason: "booking_too_long",
      params: { months: 6 },
      nearest: { from: "2026-12-01T10:00", to: "2027-06-01T10:00" },
    },
  });
});

test("[SE13] dates below an agency's lead time or minimum rental are refused with the limit and nearby dates", async () => {
  const { slug } = (await aCatalogue(database().db, { lead_time_hours: 48, minimum_rental_days: 5 })).car;
  const tooSoon = await loadCar({ from: "2026-11-21T10:00", to: "2026-11-28T10:00" }, slug);
  expect(tooSoon?.price).toMatchObject({
    code: "pickup_too_soon",
    dates: { params: { hours: 48 }, nearest: { from: "2026-11-23T10:00", to: "2026-11-30T10:00" } },
  });
  expect((await loadCar(dates, slug))?.price).toMatchObject({
    code: "booking_too_short",
    dates: { params: { days: 5 }, nearest: { from: "2026-12-01T10:00", to: "2026-12-06T10:00" } },
  });
});

test("[SE13] dates in the past and a drop-off at the pick-up time are refused with the actual reason", async () => {
  expect((await loadCar({ from: "2026-11-10T10:00", to: "2026-11-12T10:00" }))?.price).toMatchObject({
    dates: {
      reason: "pickup_in_past",
      nearest: { from: "2026-11-21T10:00", to: "2026-11-23T10:00" },
    },
  });
  expect((await loadCar({ from: "2026-12-01T10:00", to: "2026-12-01T10:00" }))?.price).toMatchObject({
    dates: { reason: "drop_off_before_pickup" },
  });
});

test("[SE15] an invalid date is reported, and a missing date is filled in", async () => {
  const params = new URLSearchParams("from=2027-02-31T10:00&to=2027-03-05T10:00");
  const request = { idOrSlug: catalogue.car.slug, language: "fr", now } as const;
  const search = { ...emptySearch, driverAge: null, to: "2027-03-05T10:00" };
  expect(await load(client(), { ...request, search, params })).toMatchObject({
    dates: null,
    formDates: { from: "2027-03-02T10:00", to: "2027-03-05T10:00" },
    price: { state: "refused", code: "invalid_input", dates: { reason: "date_invalid" } },
  });
  expect(await loadCar({ from: "2026-12-01T10:00" })).toMatchObject({ dates, price: { state: "quoted" } });
});

test("the agency's other cars include only cars that can be returned at the drop-off place", async () => {
  await catalogue.aCar({ name: "Dacia Logan" });
  expect((await loadCar({ ...dates, dropOff: catalogue.sousse.slug }))?.otherCars).toEqual([]);
});

test("an unknown drop-off place is refused and omitted from the links", async () => {
  expect(await loadCar({ ...dates, dropOff: "no-such-place" })).toMatchObject({
    dropOff: null,
    price: { state: "refused", code: "drop_off_not_served" },
  });
});

test("a place where the car cannot be picked up is replaced by the car's own place", async () => {
  const data = await load(client(), {
    idOrSlug: catalogue.car.id,
    search: { ...emptySearch, driverAge: null, ...dates, place: catalogue.sousse.slug },
    language: "fr",
    now,
  });
  expect(data).toMatchObject({
    place: { slug: catalogue.tunis.slug },
    isPlaceReplaced: true,
    price: { state: "quoted" },
  });
  expect(await loadCar({ ...dates, place: catalogue.tunis.slug })).toMatchObject({ isPlaceReplaced: false });
});

test("a withdrawn car has no price", async () => {
  const { slug } = await catalogue.aCar({ availability: "unavailable" });
  expect((await loadCar({}, slug))?.price).toEqual({ state: "refused", code: "car_unavailable" });
  expect((await loadCar(dates, slug))?.price).toEqual({ state: "refused", code: "car_unavailable" });
});

test.each(["no-such-car", "00000000-0000-4000-8000-000000000000", "%00"])(
  "loading the car %s returns null",
  async (id) => {
    expect(await loadCar({}, id)).toBeNull();
  },
);

test("a rate limit is not mistaken for a missing car", async () => {
  const refusal = { code: "too_many_requests", message: "", retryAfter: 30 };
  const rateLimited = createClient({
    baseUrl: "http://api.test",
    retries: 0,
    fetch: () => Promise.resolve(Response.json(refusal, { status: 429 })),
  });
  const request = {
    idOrSlug: catalogue.car.slug,
    search: { ...emptySearch, driverAge: null },
    language: "fr",
    now,
  } as const;
  expect(await load(rateLimited, request)).toBe("rateLimited");
});

test("the rest of the page does not wait for the price", async () => {
  const app = createTestApp(database().db);
  const partialClient = createClient({
    baseUrl: "http://api.test",
    retries: 0,
    fetch: (input, init) =>
      /quote|frontend-cars|supplier|reviews/.test(String(input instanceof Request ? input.url : input))
        ? Promise.reject(new TypeError("fetch failed"))
        : Promise.resolve(app.app.request(input as Request, init)),
  });
  const data = await load(partialClient, {
    idOrSlug: catalogue.car.slug,
    search: { ...emptySearch, driverAge: null, ...dates },
    language: "fr",
    now,
  });
  expect(data).toMatchObject({ price: { state: "failed" }, agency: null, otherCars: [], dates });
});
