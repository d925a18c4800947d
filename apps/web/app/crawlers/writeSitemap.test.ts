import { CAR_SLUGS_SIZE } from "@sayara/api-client/contract/catalogue/car";
import { languages } from "@sayara/domain/language/Language";
import { expect, test } from "vitest";
import { writeSitemap, writeSitemapIndex } from "./writeSitemap.ts";

const webUrl = "https://sayara.example";
const locations = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

test("each page has an entry per language, with links to all of them", () => {
  const sitemap = writeSitemap(webUrl, ["/search/tunis"]);
  expect(locations(sitemap)).toEqual([
    "https://sayara.example/search/tunis",
    "https://sayara.example/search/tunis?l=en",
    "https://sayara.example/search/tunis?l=es",
    "https://sayara.example/search/tunis?l=ar",
  ]);
  expect(sitemap.match(/hreflang="x-default" href="https:\/\/sayara.example\/search\/tunis"/g)).toHaveLength(
    languages.length,
  );
});

test("URLs are escaped", () => {
  expect(writeSitemap(webUrl, ["/locations?s=a&page=2"])).toContain(
    "<loc>https://sayara.example/locations?s=a&amp;page=2</loc>",
  );
});

test("the index lists each sitemap", () => {
  const index = writeSitemapIndex(webUrl, ["/sitemaps/pages.xml", "/sitemaps/cars-1.xml"]);
  expect(locations(index)).toEqual([
    "https://sayara.example/sitemaps/pages.xml",
    "https://sayara.example/sitemaps/cars-1.xml",
  ]);
});

test("a sitemap of 2,000 cars stays below 50,000 URLs and 50 MB", () => {
  const path = `/car/${"a".repeat(100)}`;
  const sitemap = writeSitemap(
    webUrl,
    Array.from({ length: CAR_SLUGS_SIZE }, () => path),
  );
  expect(locations(sitemap)).toHaveLength(CAR_SLUGS_SIZE * languages.length);
  expect(sitemap.length).toBeLessThan(50_000_000);
});
