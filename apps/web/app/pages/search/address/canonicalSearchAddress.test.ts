import { expect, test } from "vitest";
import { canonicalSearchAddress } from "./canonicalSearchAddress.ts";

const url = (address: string) => new URL(address, "http://site.test");

test("a form sent without JavaScript redirects to the place's URL", () => {
  const submitted =
    "/search?place=tunis&dropOff=&from=2026-12-01&fromTime=10:00&to=2026-12-04&toTime=09:30&l=en";
  expect(canonicalSearchAddress(url(submitted), {})).toBe(
    "/search/tunis?from=2026-12-01T10:00&to=2026-12-04T09:30&l=en",
  );
});

test("the path contains a place and one agency", () => {
  expect(canonicalSearchAddress(url("/search/tunis?supplier=jasmin-auto"), { place: "tunis" })).toBe(
    "/search/tunis/jasmin-auto",
  );
});

test("an agency without a place stays a parameter", () => {
  expect(canonicalSearchAddress(url("/search?supplier=jasmin-auto"), {})).toBeNull();
});

test("a canonical URL does not redirect, even with unknown parameters", () => {
  expect(
    canonicalSearchAddress(
      url("/search/tunis?from=2026-12-01T10:00&to=2026-12-04T10:00&seats=5&utm_source=x"),
      {
        place: "tunis",
      },
    ),
  ).toBeNull();
});
