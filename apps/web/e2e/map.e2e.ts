import { expect } from "@playwright/test";
import { accountScreens } from "./accountScreens.ts";
import { journey } from "./journey.ts";
import { wordsIn } from "./wordsIn.ts";

journey("the map is loaded when it becomes visible, and its places link to their cars", async ({ page }) => {
  const words = await wordsIn("fr");
  const { open, main } = accountScreens(page, words);
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (/maplibre|PlacesMap/.test(request.url())) fetched.push(new URL(request.url()).pathname);
  });

  const alive = page.waitForResponse(/\/assets\/BelowTheForm-/);
  await open("/");
  // The part below the form hydrates at the first interaction; the map is loaded only when visible.
  await page.mouse.move(200, 200);
  await alive;
  await page.waitForLoadState("networkidle");
  await expect(main.getByRole("region", { name: words.translate("Map of the places") })).toHaveCount(0);
  expect(fetched).toEqual([]);

  await main.getByRole("button", { name: words.translate("Show the map") }).scrollIntoViewIfNeeded();
  const map = main.getByRole("region", { name: words.translate("Map of the places") });
  await expect(map.getByRole("link", { name: /Djerba/ }).first()).toHaveAttribute("href", /^\/search\//);
  expect(fetched.filter((path) => path.includes("worker"))).toHaveLength(1);
  await map.getByRole("link", { name: "Tozeur", exact: true }).click();
  await expect(page).toHaveURL("/search/tozeur");
});
