import { expect, test } from "vitest";
import { writeSitemap } from "./writeSitemap.ts";

const webUrl = "https://sayara.example";
const locations = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

test("each page has an entry per language, with links to all of them", () => {
  const sitemap = writeSitemap(webUrl, [{ path: "/search/tunis" }]);
  expect(locations(sitemap)).toEqual([
    "https://sayara.example/search/tunis",
    "https://sayara.example/search/tunis?l=en",
    "https://sayara.example/search/tunis?l=es",
  ]);
  expect(sitemap.match(/hreflang="x-default" href="https:\/\/sayara.example\/search\/tunis"/g)).toHaveLength(
    3,
  );
});

test("an article in French has one entry", () => {
  expect(locations(writeSitemap(webUrl, [{ path: "/article", writtenIn: ["fr"] }]))).toEqual([
    "https://sayara.example/article",
  ]);
});

test("an address is escaped", () => {
  expect(writeSitemap(webUrl, [{ path: "/locations?s=a&page=2" }])).toContain(
    "<loc>https://sayara.example/locations?s=a&amp;page=2</loc>",
  );
});
