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
  const tozeur = map.getByRole("button", { name: /Tozeur/ });
  await expect(tozeur).toHaveAccessibleName(/1/);
  expect(fetched.filter((path) => path.includes("worker"))).toHaveLength(1);
  // Two places without room for both names: the group zooms to them.
  await tozeur.click();
  await expect(map.getByRole("link", { name: /Tozeur-Nefta/ })).toBeFocused();
  await map.getByRole("link", { name: "Tozeur", exact: true }).click();
  await expect(page).toHaveURL("/search/tozeur");
});

for (const width of [360, 1280]) {
  journey(`at ${width} px every pin has a visible name, and no two overlap`, async ({ page }) => {
    const words = await wordsIn("fr");
    const { open, main } = accountScreens(page, words);
    await page.setViewportSize({ width, height: 800 });
    await open("/");
    await page.mouse.move(100, 100);
    await main.getByRole("button", { name: words.translate("Show the map") }).scrollIntoViewIfNeeded();
    const map = main.getByRole("region", { name: words.translate("Map of the places") });
    const pins = map.locator("[data-place]");
    await expect(pins.filter({ hasText: "TUN" })).toBeVisible();
    const boxes = await pins.evaluateAll((elements) =>
      elements.map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { text: element.textContent, left, right, top, bottom };
      }),
    );
    expect(boxes.length).toBeGreaterThan(4);
    expect(boxes.filter(({ text }) => !/\p{L}{3}/u.test(text))).toEqual([]);
    const overlapping = boxes.filter((box, index) =>
      boxes
        .slice(index + 1)
        .some(
          (other) =>
            box.left < other.right &&
            other.left < box.right &&
            box.top < other.bottom &&
            other.top < box.bottom,
        ),
    );
    expect(overlapping).toEqual([]);
  });
}

journey(
  "the map of the results is in the address, and leads to the same search elsewhere",
  async ({ page }) => {
    const words = await wordsIn("fr");
    const { open, main } = accountScreens(page, words);
    await open("/search/tunis?from=2027-03-01T10:00&to=2027-03-05T10:00&range=mini");
    await main.getByRole("link", { name: words.translate("Show the map") }).click();
    await expect(page).toHaveURL(/&map=1/);
    const map = main.getByRole("region", { name: words.translate("Map of the places") });
    await map.getByRole("button", { name: /Tozeur/ }).click();
    await map.getByRole("link", { name: "Tozeur", exact: true }).click();
    await expect(page).toHaveURL(/\/search\/tozeur\?from=2027-03-01T10:00&to=2027-03-05T10:00&range=mini/);
    await expect(main.getByRole("link", { name: words.translate("Hide the map") })).toBeVisible();
  },
);
