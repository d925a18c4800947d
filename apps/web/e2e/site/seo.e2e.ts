import { expect } from "@playwright/test";
import { test } from "../support/test.ts";
import { inFullRun } from "../support/runs.ts";

test(
  "structured data describes the offers at a place, but not those of a filtered list",
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
