import { expect, test } from "vitest";
import { differsOnlyInOptions, noOptions, queryWithOptions, readChosenRental } from "./ChosenRental.ts";

const query = "?car=peugeot-208&pickup=tunis&dropoff=sousse&from=2026-12-01T10:00&to=2026-12-04T10:00";
const chosenOptions = { ...noOptions, cancellation: true, fullInsurance: true };
const urlFor = (search: string) => new URL(`https://site.test/checkout${search}`);
const read = (search: string) => readChosenRental(urlFor(search).searchParams);

test("the selected options are read back from the URL", () => {
  const address = queryWithOptions(query, { options: chosenOptions });
  expect(address).toBe(`${query}&options=cancellation,fullInsurance`);
  expect(read(address)?.options).toEqual(chosenOptions);
  expect(queryWithOptions(address, { options: noOptions })).toBe(query);
});

test("the language of the URL stays in the query", () => {
  expect(queryWithOptions(`${query}&l=es`, { options: chosenOptions })).toContain("&l=es");
});

test("[FE11, FE15] a chosen delivery and collection are read back from the URL, and neither is chosen by default", () => {
  const address = queryWithOptions(query, { options: noOptions, delivery: true });
  expect(address).toBe(`${query}&delivery=yes`);
  expect(read(address)?.delivery).toBe(true);
  expect(read(query)).not.toHaveProperty("delivery");
  const served = queryWithOptions(query, { options: noOptions, delivery: true, collection: true });
  expect(read(served)).toMatchObject({ delivery: true, collection: true });
  expect(read(address)).not.toHaveProperty("collection");
  expect(differsOnlyInOptions(urlFor(query), urlFor(address))).toBe(true);
});

test("no option is selected by default", () => {
  expect(read(query)?.options).toEqual(noOptions);
});

test("unknown options are ignored", () => {
  expect(read(`${query}&options=cancellation,champagne,fullInsurance`)?.options).toEqual(chosenOptions);
});

test("a URL without a car contains no rental", () => {
  expect(read("?pickup=b&from=2026-12-01T10:00&to=2026-12-02T10:00")).toBeNull();
});

test("two URLs have the same rental only if they differ in nothing but the options", () => {
  const url = urlFor(query);
  expect(differsOnlyInOptions(url, urlFor(queryWithOptions(query, { options: chosenOptions })))).toBe(true);
  expect(differsOnlyInOptions(url, urlFor(query.replace("sousse", "djerba")))).toBe(false);
  expect(differsOnlyInOptions(url, url)).toBe(false);
});
