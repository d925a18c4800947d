import { expect, test } from "vitest";
import { isSameButForOptions, noOptions, queryWithOptions, readChosenRental } from "./ChosenRental.ts";

const query = "?car=peugeot-208&pickup=tunis&dropoff=sousse&from=2026-12-01T10:00&to=2026-12-04T10:00";
const chosen = { ...noOptions, cancellation: true, fullInsurance: true };
const at = (search: string) => new URL(`https://site.test/checkout${search}`);
const read = (search: string) => readChosenRental(at(search).searchParams);

test("reads the selected options back from the address", () => {
  const address = queryWithOptions(query, chosen);
  expect(address).toBe(`${query}&options=cancellation,fullInsurance`);
  expect(read(address)?.options).toEqual(chosen);
  expect(queryWithOptions(address, noOptions)).toBe(query);
});

test("keeps the language of the address", () => {
  expect(queryWithOptions(`${query}&l=es`, chosen)).toContain("&l=es");
});

test("selects no option by default", () => {
  expect(read(query)?.options).toEqual(noOptions);
});

test("ignores unknown options", () => {
  expect(read(`${query}&options=cancellation,champagne,fullInsurance`)?.options).toEqual(chosen);
});

test("returns null for an address without a car", () => {
  expect(read("?pickup=b&from=2026-12-01T10:00&to=2026-12-02T10:00")).toBeNull();
});

test("two addresses have the same rental only if nothing but the options differs", () => {
  const now = at(query);
  expect(isSameButForOptions(now, at(queryWithOptions(query, chosen)))).toBe(true);
  expect(isSameButForOptions(now, at(query.replace("sousse", "djerba")))).toBe(false);
  expect(isSameButForOptions(now, now)).toBe(false);
});
