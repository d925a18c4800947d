import { expect, test } from "vitest";
import { carPageFallbackPath } from "./carPageFallbackPath.ts";

const pathFor = (query: string) => carPageFallbackPath(new URL(`http://site.test/checkout${query}`));

test("[SE15] a checkout URL with invalid dates leads to the car's page and keeps them", () => {
  expect(
    pathFor("?car=clio&pickup=tunis&dropoff=sousse&from=2027-02-31T10:00&to=2027-03-05T10:00&l=en"),
  ).toBe("/car/clio?place=tunis&dropOff=sousse&from=2027-02-31T10:00&to=2027-03-05T10:00&l=en");
  expect(pathFor("?car=clio")).toBe("/car/clio");
  expect(pathFor(`?car=clio&from=${"1".repeat(5000)}`)?.length).toBeLessThan(150);
});

test("a checkout URL without a car leads to no page", () => {
  expect(pathFor("")).toBeNull();
  expect(pathFor("?car=%3Cscript%3E&from=2026-12-01")).toBeNull();
});
