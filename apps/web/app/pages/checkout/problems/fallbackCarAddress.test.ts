import { expect, test } from "vitest";
import { fallbackCarAddress } from "./fallbackCarAddress.ts";

const addressFor = (query: string) => fallbackCarAddress(new URL(`http://site.test/checkout${query}`));

test("[SE15] a checkout address with invalid dates leads to the car's page and keeps them", () => {
  expect(
    addressFor("?car=clio&pickup=tunis&dropoff=sousse&from=2027-02-31T10:00&to=2027-03-05T10:00&l=en"),
  ).toBe("/car/clio?place=tunis&dropOff=sousse&from=2027-02-31T10:00&to=2027-03-05T10:00&l=en");
  expect(addressFor("?car=clio")).toBe("/car/clio");
  expect(addressFor(`?car=clio&from=${"1".repeat(5000)}`)?.length).toBeLessThan(150);
});

test("returns null for an address without a car", () => {
  expect(addressFor("")).toBeNull();
  expect(addressFor("?car=%3Cscript%3E&from=2026-12-01")).toBeNull();
});
