import { depositTiers } from "@sayara/domain/search/DepositTier";
import { parseSearch } from "@sayara/domain/search/parseSearch";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { expect, test } from "vitest";
import { withOtherParameters } from "./withOtherParameters.ts";

const url = (address: string) => new URL(address, "http://site.test");

test("a redirect keeps the language and a campaign's parameters", () => {
  expect(
    withOtherParameters(
      "/search/tunis?sort=co2",
      url("/search/tunis-ville?l=en&utm_source=a&sort=co2&gclid=x"),
    ),
  ).toBe("/search/tunis?sort=co2&l=en&utm_source=a&gclid=x");
});

test("a redirect adds no search parameters except missing dates", () => {
  const [deposit] = depositTiers;
  const requested = url(
    `/search?place=tunis&from=2026-12-01T10:00&to=2026-12-04T10:00&dropOff=sousse&supplier=a&supplier=b&rating=4&seats=5&aircon=1&doors=4plus&deposit=${deposit}&range=mini&gearbox=manual&fuel=diesel&mileage=limited&fuelPolicy=likeForLike&multimedia=bluetooth&sort=co2&page=2&map=1&compare=polo&comparing=1&elsewhere=1`,
  );
  const fullAddress = searchUrl(parseSearch(requested.searchParams));
  expect(withOtherParameters(fullAddress, requested)).toBe(fullAddress);
  expect(withOtherParameters("/search", url(fullAddress))).toBe(
    "/search?from=2026-12-01T10:00&to=2026-12-04T10:00",
  );
});

test("[SE15] a redirect keeps an unreadable date, so that the page can report it", () => {
  const requested = url("/search?place=tunis&from=2027-02-31T10:00&to=2026-12-01&toTime=25:61");
  expect(withOtherParameters("/search/tunis", requested)).toBe(
    "/search/tunis?from=2027-02-31T10:00&to=2026-12-01T25:61",
  );
});

test("the added parameters have a maximum total length, and an oversized parameter is skipped", () => {
  const requested = url(`/search?a=${"a".repeat(600)}&fbclid=${"b".repeat(1100)}&c=${"c".repeat(600)}&l=en`);
  expect(withOtherParameters("/search/tunis", requested)).toBe(`/search/tunis?a=${"a".repeat(600)}&l=en`);
  expect(withOtherParameters("/search/tunis", url(`/search?l=es&a=${"a".repeat(5000)}`))).toBe(
    "/search/tunis?l=es",
  );
});
