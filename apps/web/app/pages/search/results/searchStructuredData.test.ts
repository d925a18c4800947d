import { expect, test } from "vitest";
import { aPlace } from "@sayara/frontend/testing/data/aPlace";
import { aSearchResult } from "#web/testing/data/aSearchResult.ts";
import { aSite } from "@sayara/frontend/testing/data/aSite";
import { searchStructuredData } from "./searchStructuredData.ts";

const site = aSite();

test("the structured data contains the breadcrumbs and exactly the displayed offers", () => {
  const result = aSearchResult();
  const [first] = result.items;
  expect(searchStructuredData(site, aPlace(), result, "fr")).toMatchObject({
    "@graph": [
      { "@type": "BreadcrumbList", itemListElement: [{}, { name: "Tunis-Carthage Airport" }] },
      {
        "@type": "ItemList",
        numberOfItems: result.items.length,
        itemListElement: result.items.map(({ car, perDay }) => ({
          item: { name: car.name, offers: { price: perDay } },
        })),
      },
    ],
  });
  expect(JSON.stringify(searchStructuredData(site, aPlace(), result, "fr"))).toContain(
    `"https://sayara.example/car/${first?.car.slug}"`,
  );
  const english = JSON.stringify(searchStructuredData(site, aPlace(), result, "en"));
  expect(english).toContain(`"https://sayara.example/car/${first?.car.slug}?l=en"`);
  // The breadcrumbs start at the home page in the same language.
  expect(english).toContain(`"item":"https://sayara.example/?l=en"`);
  expect(english.match(/search\/tunis-carthage\?l=en"/g)).toHaveLength(2);
});
