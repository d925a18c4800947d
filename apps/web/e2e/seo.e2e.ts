import { expect } from "@playwright/test";
import { journey } from "./journey.ts";

const pages = [
  "/",
  "/search/tunis",
  "/locations",
  "/suppliers",
  "/location-voiture-pas-cher-a-tunis",
  "/location-voiture-tunisie-prix-dinars",
  "/contact",
  "/tos",
];

for (const path of pages) {
  journey(
    `${path} has title, description, one h1, its canonical address, and valid JSON-LD`,
    async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(/.{10,} · /);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{40,}/);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${path}$`));
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
      const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
      expect((await page.request.get(new URL(picture ?? "", page.url()).pathname)).status()).toBe(200);
      for (const text of await page.locator('script[type="application/ld+json"]').allTextContents()) {
        expect(JSON.parse(text)).toMatchObject({ "@context": "https://schema.org" });
      }
    },
  );
}

journey("the sitemap lists only pages that answer 200, and robots.txt names it", async ({ page }) => {
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => {
    const { pathname, search } = new URL(address?.replaceAll("&amp;", "&") ?? "");
    return pathname + search;
  });
  expect(paths.length).toBeGreaterThan(100);
  for (const path of paths.filter((one) => !one.includes("l="))) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, 200]);
  }
  expect(await (await page.request.get("/robots.txt")).text()).toContain("/sitemap.xml");
});

journey("filtered lists are not indexed; unknown places are 404; a retired slug is 301", async ({ page }) => {
  const filtered = await (await page.request.get("/locations?s=tunis")).text();
  expect(filtered).toContain('name="robots" content="noindex"');
  expect((await page.request.get("/search/atlantis")).status()).toBe(404);
  const renamed = await page.request.get("/search/tunis-carthage-airport", { maxRedirects: 0 });
  expect([renamed.status(), renamed.headers()["location"]]).toEqual([301, "/search/aeroport-tunis-carthage"]);
});
