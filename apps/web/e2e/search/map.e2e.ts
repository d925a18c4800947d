import { expect, type Locator, type Page } from "@playwright/test";
import { languages } from "@sayara/domain/language/Language";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { currencySign } from "@sayara/i18n/format/formatPrice";
import { inDays } from "../support/inDays.ts";
import { test } from "../support/test.ts";
import { inFullRun } from "../support/runs.ts";
import { type Messages, messagesIn } from "../support/messagesIn.ts";

test(
  "the map is loaded when it becomes visible, and its places link to their cars",
  inFullRun,
  async ({ page, messages }) => {
    const { open, main } = accountScreens(page, messages);
    const mapFiles: string[] = [];
    page.on("request", (request) => {
      if (/maplibre|PlacesMap/.test(request.url())) mapFiles.push(new URL(request.url()).pathname);
    });

    await open("/");
    // The content below the form hydrates at the first interaction; the map loads only when visible.
    const hydration = page.waitForResponse((response) => response.request().resourceType() === "script");
    await page.mouse.move(200, 200);
    await hydration;
    await page.waitForLoadState("networkidle");
    await expect(main.getByRole("region", { name: messages.translate("Map of the places") })).toHaveCount(0);
    expect(mapFiles).toEqual([]);

    await main.getByRole("button", { name: messages.translate("Show the map") }).scrollIntoViewIfNeeded();
    const map = main.getByRole("region", { name: messages.translate("Map of the places") });
    const tozeur = map.getByRole("button", { name: /Tozeur/ });
    await expect(tozeur).toHaveAccessibleName(/\+\d/);
    expect(mapFiles.filter((path) => path.includes("worker"))).toHaveLength(1);
    await ungroup(map);
    await expect(map.locator("[data-place='aeroport-tozeur-nefta']")).toBeFocused();
    await map.getByRole("link", { name: /^Tozeur / }).click();
    await expect(page).toHaveURL("/search/tozeur");
  },
);

for (const width of [360, 1280]) {
  test(
    `at ${width} px every pin has a visible name, and no two overlap`,
    inFullRun,
    async ({ page, messages }) => {
      const { open, main } = accountScreens(page, messages);
      await page.setViewportSize({ width, height: 800 });
      await open("/");
      await page.mouse.move(100, 100);
      await main.getByRole("button", { name: messages.translate("Show the map") }).scrollIntoViewIfNeeded();
      const map = main.getByRole("region", { name: messages.translate("Map of the places") });
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
    },
  );
}

test("the URL keeps whether the results map is open, and its pins link to the same search in other places", async ({
  page,
  messages,
}) => {
  const { open, main } = accountScreens(page, messages);
  const dates = `from=${inDays(70)}&to=${inDays(74)}`;
  await open(`/search/tunis?${dates}&range=mini`);
  await main.getByRole("link", { name: messages.translate("Show the map") }).click();
  await expect(page).toHaveURL(/&map=1/);
  const map = main.getByRole("region", { name: messages.translate("Map of the places") });
  await ungroup(map);
  await map.getByRole("link", { name: /^Tozeur / }).click();
  await expect(page).toHaveURL(new RegExp(`/search/tozeur\\?${dates}&range=mini`));
  await expect(main.getByRole("link", { name: messages.translate("Hide the map") })).toBeVisible();
});

for (const width of [360, 1280]) {
  test(
    `at ${width} px the results map shows totals for the dates, and list and map highlight each other`,
    inFullRun,
    async ({ page, language, messages, expectAccessible }) => {
      await page.setViewportSize({ width, height: 800 });
      const totalsResponse = page.waitForResponse(/\/api\/place-totals/);
      const address = `/search/tozeur?from=${inDays(30)}&to=${inDays(33)}&map=1`;
      const map = await openMap(page, address, messages);
      const totals: { slug: string; total: number | null }[] = await (await totalsResponse).json();
      await expect(
        page.getByText(messages.translate("Lowest total for your dates"), { exact: true }),
      ).toBeVisible();
      // The group of the city and its airport shows the lower of their totals.
      const pin = map.locator("[data-places~='tozeur']");
      const slugs = (await pin.getAttribute("data-places"))?.split(" ") ?? [];
      const lowest = Math.min(
        ...totals.flatMap(({ slug, total }) => (slugs.includes(slug) ? (total ?? []) : [])),
      );
      await expect(pin).toHaveText(messages.like("from {price}"));
      expect((await pin.textContent())?.replaceAll(/\s/g, "")).toContain(
        `${lowest}${currencySign(language)}`,
      );
      await expect(pin).toHaveAccessibleName(new RegExp(`${messages.translate("for your dates")}$`));

      const card = page.getByRole("article").first();
      const entry = page.getByRole("listitem").filter({ has: card }).first();
      await pin.evaluate((element) => element.blur());
      await card.getByRole("link").first().focus();
      await expect(map.locator("[data-active]")).toHaveCount(1);
      await pin.focus();
      await expect(entry).toHaveAttribute("data-active");
      await pin.evaluate((element) => element.blur());
      await expect(entry).not.toHaveAttribute("data-active");
      if (width === 1280) {
        await pin.hover();
        await expect(entry).toHaveAttribute("data-active");
      }
      await expectAccessible();
    },
  );
}

test.describe("by touch", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("each pin shows its name, and a tap opens its cars", inFullRun, async ({ page, messages }) => {
    const map = await openMap(page, "/locations?s=tataouine", messages);
    const names = await map.locator("[data-place]").allInnerTexts();
    expect(names.filter((name) => !/\p{L}{3}/u.test(name))).toEqual([]);
    await map.getByRole("link", { name: /Tataouine/ }).tap();
    await expect(page).toHaveURL("/search/tataouine");
  });
});

/** Clicks the group of Tozeur and its airport, which zooms in, until each place has its own pin. */
async function ungroup(map: Locator): Promise<void> {
  const group = map.getByRole("button", { name: /Tozeur/ });
  await expect(async () => {
    if (await group.isVisible()) await group.click({ timeout: 1000 });
    // A second press while the map still moves would leave the focus on the first place.
    await expect(map.getByRole("link", { name: /^Tozeur / })).toBeVisible({ timeout: 8000 });
  }).toPass();
}

/** Opens a page and its map, which is loaded only when it becomes visible. */
async function openMap(page: Page, path: string, { translate }: Messages) {
  await page.goto(path);
  const map = page.getByRole("region", { name: translate("Map of the places") });
  // The map replaces its button as soon as it is visible.
  const button = page.getByRole("button", { name: translate("Show the map") });
  await button
    .or(map)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: "center" }));
  // Interactions before hydration are lost; a map at the top of a page waits for an interaction.
  await expect(async () => {
    await page.mouse.move(100, 100);
    await page.mouse.move(110, 100);
    await expect(map).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(map.locator("[data-place]").first()).toBeVisible();
  return map;
}

for (const language of languages) {
  test(
    `in ${language} pins and groups show the lowest price per day at their places`,
    inFullRun,
    async ({ page, expectAccessible }) => {
      const messages = await messagesIn(language);
      await page.setViewportSize({ width: 360, height: 740 });
      const map = await openMap(page, `/?l=${language}`, messages);
      const tunis = map.locator("[data-place='aeroport-tunis-carthage']");
      await expect(tunis).toHaveText(messages.like("from {price}"));
      await expect(tunis).toHaveAccessibleName(new RegExp(`^TUN .+ ${messages.translate("per day")}$`));
      await expect(page.getByText(messages.translate("Lowest price per day"), { exact: true })).toBeVisible();
      // MapLibre's own labels are in the page's language too.
      await expect(page.getByRole("button", { name: messages.translate("Zoom in") })).toBeVisible();
      await expect(map.getByLabel(messages.translate("Map"), { exact: true })).toBeVisible();
      await expectAccessible();
    },
  );
}

for (const width of [360, 1280]) {
  test(
    `at ${width} px the list of places and its map highlight each other`,
    inFullRun,
    async ({ page, messages }) => {
      await page.setViewportSize({ width, height: 800 });
      const map = await openMap(page, "/locations?s=tataouine", messages);
      const entry = page.getByRole("heading", { name: "Tataouine" }).getByRole("link");
      const pin = map.getByRole("link", { name: /Tataouine/ });
      await entry.focus();
      await expect(pin).toHaveAttribute("data-active");
      await pin.focus();
      await expect(page.locator("li [data-active]")).toContainText("Tataouine");
      await pin.click();
      await expect(page).toHaveURL("/search/tataouine");
    },
  );
}

test(
  "the map of places is accessible and shows all of them, also in dark mode",
  inFullRun,
  async ({ page, expectAccessible, messages }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    const map = await openMap(page, "/locations", messages);
    const count = await map
      .locator("[data-places]")
      .evaluateAll((pins) => pins.flatMap((pin) => pin.getAttribute("data-places")?.split(" ") ?? []).length);
    expect(count).toBeGreaterThan(40);
    await expect(map.getByText("Natural Earth")).toBeAttached();
    await expectAccessible();
  },
);

test(
  "a car's page shows its agency's meeting place on a map",
  inFullRun,
  async ({ page, request, apiUrl, expectAccessible, messages }) => {
    const from = inDays(20);
    const to = inDays(24);
    const response = await request.post(`${apiUrl}/api/frontend-cars/1/1`, {
      data: { pickupLocation: "tunis", from: `${from}:00+01:00`, to: `${to}:00+01:00`, language: "fr" },
    });
    const { items } = await response.json();
    const { slug } = items[0].car;
    const place = items[0].pickupLocation.slug;
    const map = await openMap(page, `/car/${slug}?place=${place}&from=${from}&to=${to}`, messages);
    await expect(map.locator(`[data-place="${place}"]`)).toHaveAttribute("data-active");
    // Surrounding cities are labelled.
    await expect(
      map.locator("[aria-hidden]").filter({ hasText: /^(Ben Arous|(L’)?Ariana|Gammarth)$/ }),
    ).not.toHaveCount(0);
    await expectAccessible();
  },
);
