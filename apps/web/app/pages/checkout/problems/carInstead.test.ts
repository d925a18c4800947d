import { expect, test } from "vitest";
import { carInstead } from "./carInstead.ts";

const at = (query: string) => carInstead(new URL(`http://site.test/checkout${query}`));

test("[SE15] a checkout address with invalid dates leads to the car's page and keeps them", () => {
  expect(at("?car=clio&pickup=tunis&dropoff=sousse&from=2027-02-31T10:00&to=2027-03-05T10:00&l=en")).toBe(
    "/car/clio?place=tunis&dropOff=sousse&from=2027-02-31T10:00&to=2027-03-05T10:00&l=en",
  );
  expect(at("?car=clio")).toBe("/car/clio");
  expect(at(`?car=clio&from=${"1".repeat(5000)}`)?.length).toBeLessThan(150);
});

test("returns null for an address without a car", () => {
  expect(at("")).toBeNull();
  expect(at("?car=%3Cscript%3E&from=2026-12-01")).toBeNull();
});
