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
  "/about",
  "/tos",
  "/privacy",
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
  const addressesAt = async (path: string) => {
    const answer = await page.request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => {
      const { pathname, search } = new URL(address?.replaceAll("&amp;", "&") ?? "");
      return pathname + search;
    });
  };
  const parts = await addressesAt("/sitemap.xml");
  expect(parts).toEqual(["/sitemaps/pages.xml", "/sitemaps/cars-1.xml"]);
  const [paths = [], cars = []] = await Promise.all(parts.map(addressesAt));
  expect(cars.length).toBeGreaterThan(300);
  for (const path of [...cars.slice(0, 6), ...cars.slice(-6)]) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, 200]);
  }
  expect((await page.request.get("/sitemaps/cars-9.xml")).status()).toBe(404);
  expect((await page.request.get("/sitemaps/cars-0.xml")).status()).toBe(404);
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
  expect((await page.request.get("/search?supplier=no-such-agency")).status()).toBe(404);
  const renamed = await page.request.get("/search/tunis-carthage-airport", { maxRedirects: 0 });
  expect([renamed.status(), renamed.headers()["location"]]).toEqual([301, "/search/aeroport-tunis-carthage"]);
});

journey("the results at a place are described by their offers; a filtered list is not", async ({ page }) => {
  await page.goto("/search/tunis");
  const [text = ""] = await page.locator('script[type="application/ld+json"]').allTextContents();
  const { "@graph": graph } = JSON.parse(text);
  const { numberOfItems, itemListElement } = graph.find(
    (one: object) => Reflect.get(one, "@type") === "ItemList",
  );
  expect(numberOfItems).toBe(15);
  for (const { item } of itemListElement) expect(item.offers.price).toBeGreaterThan(10);
  const filtered = await (await page.request.get("/search/tunis?gearbox=manual")).text();
  expect(filtered).not.toContain("application/ld+json");
  expect(filtered).toContain('name="robots" content="noindex"');
});

journey("every public page names its versions in each language by `?l=`", async ({ page }) => {
  const { items } = await (await page.request.get("/sitemaps/cars-1.xml")).text().then((text) => ({
    items: [...text.matchAll(/<loc>[^<]*(\/car\/[^<?]+)<\/loc>/g)].map(([, path]) => path ?? ""),
  }));
  const french = ["/location-voiture-pas-cher-a-tunis", "/location-voiture-tunisie-prix-dinars"];
  for (const path of [...pages, "/search", items[0] ?? "no car"]) {
    const text = await (await page.request.get(`${path}?l=fr`)).text();
    const links = Object.fromEntries(
      [...text.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
        ([, language, href]) => {
          const { pathname, search } = new URL(href ?? "");
          return [language, pathname + search];
        },
      ),
    );
    const translated = { en: `${path}?l=en`, es: `${path}?l=es` };
    expect(links).toEqual({ fr: path, "x-default": path, ...(french.includes(path) ? {} : translated) });
  }
});

journey("private pages are not indexed", async ({ page }) => {
  const robots = await (await page.request.get("/robots.txt")).text();
  for (const path of ["/checkout", "/booking", "/settings", "/change-password"]) {
    expect(robots).toContain(`Disallow: ${path}`);
    expect(await (await page.request.get(path)).text()).toContain('name="robots" content="noindex"');
  }
});
