import { expect } from "@playwright/test";
import { test } from "../support/test.ts";
import { publicPages } from "../support/publicPages.ts";
import { inFullRun, repeated } from "../support/runs.ts";

for (const path of publicPages) {
  test(
    `${path} has title, description, one h1, its canonical address, and valid JSON-LD`,
    repeated(path === "/"),
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

test(
  "the results at a place are described by their offers, but a filtered list is not",
  inFullRun,
  async ({ page }) => {
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
  },
);
