import { aCatalogue } from "@sayara/api/testing/data/aCatalogue";
import { createTestApp } from "@sayara/api/testing/createTestApp";
import { withDatabase } from "@sayara/api/testing/withDatabase";
import { emptySearch } from "@sayara/domain/search/SearchState";
import { defaultSearchDates } from "@sayara/domain/time/defaultSearchDates";
import { beforeAll, expect, test } from "vitest";
import { anApiClient } from "@sayara/frontend/testing/anApiClient";
import { openUnreachableApi } from "@sayara/frontend/testing/clientLoaderArgs";
import { loadComparedCar } from "./loadComparedCar.ts";

const database = withDatabase("pglite");
let catalogue: Awaited<ReturnType<typeof aCatalogue>>;
beforeAll(async () => {
  catalogue = await aCatalogue(database().db);
});

const dates = defaultSearchDates({ now: new Date(), timeZone: "Africa/Tunis" });
const searchAt = (place: string | null) => ({ ...emptySearch, ...dates, place });
const client = () => anApiClient(createTestApp(database().db));

test("[SE14] a compared car is priced at the searched place", async () => {
  const search = searchAt(catalogue.tunis.slug);
  const compared = await loadComparedCar(client(), catalogue.car.slug, { search, language: "fr" });
  expect(compared).toMatchObject({
    state: "priced",
    car: { slug: catalogue.car.slug },
    isFree: true,
    quote: { days: 3 },
  });
});

test("[SE14] a compared car is priced for the searched drop-off place", async () => {
  const search = { ...searchAt(catalogue.tunis.slug), dropOff: "atlantis" };
  const compared = await loadComparedCar(client(), catalogue.car.slug, { search, language: "fr" });
  expect(compared).toMatchObject({ state: "unpriced", reason: "not_found" });
});

test("a car that is not offered at the place has no price, and an unknown car has no facts", async () => {
  const search = searchAt("atlantis");
  expect(await loadComparedCar(client(), catalogue.car.slug, { search, language: "fr" })).toMatchObject({
    state: "unpriced",
    reason: "elsewhere",
  });
  expect(await loadComparedCar(client(), "no-such-car", { search, language: "fr" })).toEqual({
    state: "unknown",
  });
});

test("a fault is returned as the state `failed`", async () => {
  const search = searchAt(null);
  expect(await loadComparedCar(await openUnreachableApi(), "any", { search, language: "fr" })).toEqual({
    state: "failed",
  });
});
