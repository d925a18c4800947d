import { createClient } from "@sayara/api-client/client/createClient";
import { aCatalogue } from "@sayara/api/testing/data/aCatalogue";
import { createTestApp } from "@sayara/api/testing/createTestApp";
import { withDatabase } from "@sayara/api/testing/withDatabase";
import { noCarFilter } from "@sayara/domain/search/CarFilter";
import { emptySearch } from "@sayara/domain/search/SearchState";
import { beforeAll, expect, test } from "vitest";
import { anApiClient } from "@sayara/frontend/testing/anApiClient";
import { aPlace } from "@sayara/frontend/testing/data/aPlace";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { redirectForRenamedSlug } from "./address/redirectForRenamedSlug.ts";
import { currentAgencySlug } from "./address/currentAgencySlug.ts";
import { load } from "./Search.load.ts";

const database = withDatabase("pglite");
let catalogue: Awaited<ReturnType<typeof aCatalogue>>;
beforeAll(async () => {
  catalogue = await aCatalogue(database().db);
});

const now = new Date("2026-11-20T12:00:00Z");
const client = () => anApiClient(createTestApp(database().db));
const tunis = () => ({ ...emptySearch, place: catalogue.tunis.slug });

test("a search without dates uses the default dates", async () => {
  const loaded = await load(client(), { search: tunis(), language: "fr", now });
  expect(loaded.search).toMatchObject({ from: "2026-11-21T10:00", to: "2026-11-24T10:00" });
  expect(loaded.today).toBe("2026-11-20");
  expect(loaded.places.map((place) => place.name)).toContain("Tunis");
  const outcome = await loaded.outcome;
  expect(outcome).toMatchObject({ state: "found", result: { total: 1, items: [{ days: 3 }] } });
});

test("dates in the past are refused, and stay in the form", async () => {
  const dates = { from: "2026-10-01T10:00", to: "2026-10-04T10:00" };
  const loaded = await load(client(), { search: { ...tunis(), ...dates }, language: "fr", now });
  expect(loaded.search).toMatchObject(dates);
  expect(await loaded.outcome).toEqual({
    state: "refused",
    code: "pickup_too_soon",
    dates: {
      reason: "pickup_in_past",
      params: {},
      nearest: { from: "2026-11-21T10:00", to: "2026-11-24T10:00" },
    },
  });
});

test("a rental of more than six months is refused", async () => {
  const dates = { from: "2026-12-01T10:00", to: "2027-06-02T10:00" };
  const loaded = await load(client(), { search: { ...tunis(), ...dates }, language: "fr", now });
  expect(await loaded.outcome).toMatchObject({
    state: "refused",
    code: "booking_too_long",
    dates: { reason: "booking_too_long", nearest: { to: "2027-06-01T10:00" } },
  });
});

test("[LO6] for an unknown pick-up or drop-off place in the URL, the nearest names are suggested", async () => {
  const suggestions = [{ slug: catalogue.tunis.slug, name: "Tunis" }];
  const typo = { ...emptySearch, place: "tuniss" };
  expect(await (await load(client(), { search: typo, language: "fr", now })).outcome).toEqual({
    state: "unclear",
    typed: { place: { typed: "tuniss", hasSeveralMatches: false, offered: suggestions }, dropOff: null },
    isUnknown: true,
  });
  const unknownDropOff = { ...tunis(), dropOff: "tuniss" };
  expect(await (await load(client(), { search: unknownDropOff, language: "fr", now })).outcome).toEqual({
    state: "unclear",
    typed: { place: null, dropOff: { typed: "tuniss", hasSeveralMatches: false, offered: suggestions } },
    isUnknown: true,
  });
});

test("a place that is in the list of places but not found by the search is refused with a reason", async () => {
  const { openApi } = fakeApi({
    frontendCars: () => refuse(404, "not_found"),
    locationsWithPosition: () => ({ ok: true, data: [aPlace()] }),
  });
  const search = { ...emptySearch, place: aPlace().slug };
  const loaded = await load(await openApi(), { search, language: "fr", now });
  expect(await loaded.outcome).toEqual({ state: "refused", code: "not_found" });
});

test("[SE15] an invalid date is refused, with dates that can be searched", async () => {
  const params = new URLSearchParams("from=2027-02-31T10:00&to=2027-03-05T10:00");
  const search = { ...tunis(), to: "2027-03-05T10:00" };
  const loaded = await load(client(), { search, params, language: "fr", now });
  expect(loaded.search).toMatchObject({ from: "2027-03-02T10:00", to: "2027-03-05T10:00" });
  expect(await loaded.outcome).toEqual({
    state: "refused",
    code: "invalid_input",
    dates: { reason: "date_invalid", nearest: { from: "2027-03-02T10:00", to: "2027-03-05T10:00" } },
  });
});

test("[SE15] a single date in the URL is searched, with the other date filled in", async () => {
  const params = new URLSearchParams("from=2026-12-01T09:00&to=");
  const search = { ...tunis(), from: "2026-12-01T09:00" };
  const loaded = await load(client(), { search, params, language: "fr", now });
  expect(loaded.search).toMatchObject({ from: "2026-12-01T09:00", to: "2026-12-04T09:00" });
  expect(await loaded.outcome).toMatchObject({ state: "found" });
});

test("other dates and places are suggested only if no car is available, not if the filters exclude all cars", async () => {
  const search = { ...tunis(), filter: { ...noCarFilter, seats: ["2" as const] } };
  const outcome = await (await load(client(), { search, language: "fr", now })).outcome;
  expect(outcome).toMatchObject({ state: "found", result: { total: 0, without: { all: 1 } } });
  expect(outcome).not.toHaveProperty("alternatives");
});

test("while the API is unavailable, the outcome is `failed`, and the form's data are returned", async () => {
  const unreachable = createClient({
    baseUrl: "http://api.test",
    retries: 0,
    fetch: () => Promise.reject(new TypeError("fetch failed")),
  });
  const loaded = await load(unreachable, { search: tunis(), language: "fr", now });
  expect(loaded.search.from).toBe("2026-11-21T10:00");
  expect(loaded.places).toEqual([]);
  expect(await loaded.outcome).toEqual({ state: "failed", fault: "network" });
});

test("a place's retired slug redirects to the current URL with all parameters", async () => {
  const db = database().db;
  const { id } = await db
    .selectFrom("locations")
    .select("id")
    .where("slug", "=", catalogue.tunis.slug)
    .executeTakeFirstOrThrow();
  await db.insertInto("location_old_slugs").values({ slug: "tunis-ville", location_id: id }).execute();
  const search = { ...emptySearch, place: "tunis-ville", sort: "co2" as const };
  const outcome = await (await load(client(), { search, language: "fr", now })).outcome;
  const requestedUrl = new URL("http://site.test/search/tunis-ville?sort=co2&l=en");
  expect(redirectForRenamedSlug(search, outcome, requestedUrl)).toBe(
    `/search/${catalogue.tunis.slug}?sort=co2&l=en`,
  );
  expect(
    redirectForRenamedSlug({ ...search, place: catalogue.tunis.slug }, outcome, requestedUrl),
  ).toBeNull();
});

test("an agency's current slug is found by its retired slug, and a suspended agency counts as unknown", async () => {
  const db = database().db;
  const search = { ...tunis(), filter: { ...noCarFilter, suppliers: [catalogue.agency.slug] } };
  const agency = db.updateTable("suppliers").where("id", "=", catalogue.agency.id);
  const currentSlug = async () => {
    const outcome = await (await load(client(), { search, language: "fr", now })).outcome;
    return currentAgencySlug(client(), search, outcome);
  };
  expect(await currentSlug()).toBe(catalogue.agency.slug);
  await agency.set({ slug: "renamed" }).execute();
  expect(await currentSlug()).toBe("renamed");
  await agency.set({ suspended: true }).execute();
  expect(await currentSlug()).toBeNull();
  await agency.set({ slug: catalogue.agency.slug, suspended: false }).execute();
});

test("after a timeout of the API no further call is sent", async () => {
  const calledPaths: string[] = [];
  const timingOut = createClient({
    baseUrl: "http://api.test",
    retries: 0,
    fetch: (input, init) => {
      calledPaths.push(new URL(new Request(input, init).url).pathname);
      return Promise.reject(new DOMException("no answer in time", "TimeoutError"));
    },
  });
  const loaded = await load(timingOut, { search: tunis(), language: "fr", now });
  expect(await loaded.outcome).toEqual({ state: "failed", fault: "timeout" });
  expect(calledPaths.filter((path) => path.includes("frontend-cars"))).toEqual([]);
  expect(calledPaths).toHaveLength(2);
});
