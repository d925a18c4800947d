import { expect, type Page } from "@playwright/test";
import { type Language, languages } from "@sayara/domain/language/Language";
import { delayCalls } from "../support/delayCalls.ts";
import { inDays } from "../support/inDays.ts";
import { test } from "../support/test.ts";
import { inFullRun, repeated } from "../support/runs.ts";
import { untilElementHydrated } from "../support/screens/untilHydrated.ts";
import { messagesIn } from "../support/messagesIn.ts";

const place = "aeroport-tunis-carthage";

/** Opens the page of a car that is free for four days from a given day; returns its slug. */
async function openFreeCar(page: Page, apiUrl: string, language: Language = "fr"): Promise<string> {
  const [from, to] = [inDays(20), inDays(24)];
  const response = await page.request.post(`${apiUrl}/api/frontend-cars/1/1`, {
    data: { pickupLocation: place, from: `${from}:00+01:00`, to: `${to}:00+01:00`, language },
  });
  const { items } = await response.json();
  const { slug } = items[0].car;
  await page.goto(`/car/${slug}?place=${place}&from=${from}&to=${to}&l=${language}`);
  return slug;
}

/** Returns a hydrated link to another car of the agency. */
async function linkToOtherCar(page: Page) {
  const link = page.locator("section[aria-labelledby=car-others] a").first();
  await untilElementHydrated(link);
  return { link, address: new URL((await link.getAttribute("href")) ?? "", page.url()).href };
}

for (const width of [360, 1280]) {
  test(
    `a driver reads a car's page, moves the dates and continues to the checkout at ${width} pixels`,
    repeated(width === 360),
    async ({ page, apiUrl, expectAccessible }) => {
      await page.setViewportSize({ width, height: 800 });
      const { translate } = await messagesIn("fr");
      const slug = await openFreeCar(page, apiUrl);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(
        page.getByRole("region", { name: translate("Good to know before you pay") }),
      ).toContainText("ans");
      await expectAccessible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

      const days = page.getByRole("navigation", { name: translate("Total by pick-up day") });
      const other = days.locator("a:not([aria-current])").first();
      const target = new URL((await other.getAttribute("href")) ?? "", page.url());
      await other.click();
      await expect(page).toHaveURL(target.href);
      await expect(days.locator("[aria-current]")).toHaveAttribute("href", target.pathname + target.search);

      await page.getByRole("link", { name: translate("Book this car") }).click();
      await expect(page).toHaveURL(new RegExp(`/checkout\\?car=${slug}&pickup=${place}`));
      await expect(
        page.getByRole("region", { name: translate("Good to know before you pay") }),
      ).toBeVisible();
    },
  );
}

test("the calendar of a car's page shows the car's own totals", inFullRun, async ({ page, apiUrl }) => {
  const { translate } = await messagesIn("fr");
  await openFreeCar(page, apiUrl);
  const days = page.getByRole("navigation", { name: translate("Total by pick-up day") });
  await page.getByRole("button", { name: new RegExp(`^${translate("Pick-up")} `) }).click();
  const calendar = page.getByRole("dialog");
  const pickUp = calendar.getByRole("gridcell", { selected: true }).first().getByRole("button");
  await expect(pickUp).toHaveAttribute("data-price", /\d/);
  const price = (await pickUp.getAttribute("data-price")) ?? "";
  await expect(days.locator("[aria-current]")).toContainText(price);
});

test(
  "a car that loads slowly shows a skeleton, then its page, which Back replaces without a skeleton",
  inFullRun,
  async ({ page, apiUrl }) => {
    const slug = await openFreeCar(page, apiUrl);
    const other = await linkToOtherCar(page);
    const calls = await delayCalls(page, /\/api\/car\//);
    calls.hold();
    await other.link.click();
    await expect(page).toHaveURL(other.address);
    await expect(page.locator("main [aria-busy=true]")).toHaveText(/\p{L}/u);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
    calls.release();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    const heading = await page.getByRole("heading", { level: 1 }).elementHandle();
    calls.hold();
    await page.goBack();
    calls.release();
    await expect(page).toHaveURL(new RegExp(`/car/${slug}`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await heading?.evaluate((shown) => shown.isConnected)).toBe(true);
  },
);

for (const language of languages) {
  test(`a car's page is in ${language}`, inFullRun, async ({ page, apiUrl }) => {
    const { translate } = await messagesIn(language);
    await openFreeCar(page, apiUrl, language);
    for (const title of ["Conditions", "Covers and extras", "Where you meet the agency"]) {
      await expect(page.getByRole("heading", { name: translate(title), exact: true })).toBeVisible();
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "a car without dates gets them from its form, and each day in the calendar is a link",
    inFullRun,
    async ({ page, apiUrl }) => {
      const { translate } = await messagesIn("fr");
      const slug = await openFreeCar(page, apiUrl);
      await page.goto(`/car/${slug}`);
      await expect(page.getByRole("link", { name: translate("Book this car") })).toHaveCount(0);
      await page.getByRole("button", { name: translate("See the total") }).click();
      await expect(page).toHaveURL(/\/car\/.+\?.*from=\d/);
      const days = page.getByRole("navigation", { name: translate("Total by pick-up day") });
      await days.getByRole("link").last().click();
      await expect(days.locator("[aria-current]")).toBeVisible();
    },
  );
});

test.describe("URLs of a car", () => {
  test.use({ expectedConsoleMessages: [/status of 404/] });

  test(
    "if the API reports an unknown car only after the navigation, the page is requested as a document",
    inFullRun,
    async ({ page, apiUrl }) => {
      await openFreeCar(page, apiUrl);
      const { link, address } = await linkToOtherCar(page);
      await page.route(/\/api\/car\//, async (route) => {
        await page.waitForURL(address);
        await route.fulfill({ status: 404, json: { code: "not_found", message: "Not found" } });
      });
      const document = page.waitForRequest((request) => request.isNavigationRequest());
      await link.click();
      expect((await document).url()).toBe(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  );

  test(
    "an id redirects to the slug with its query, and an unknown car is not found",
    inFullRun,
    async ({ page, apiUrl }) => {
      const slug = await openFreeCar(page, apiUrl);
      const { car } = await (await page.request.get(`${apiUrl}/api/car/${slug}/fr`)).json();
      const redirect = await page.request.get(`/car/${car.id}?place=${place}`, { maxRedirects: 0 });
      expect([redirect.status(), redirect.headers()["location"]]).toEqual([
        301,
        `/car/${slug}?place=${place}`,
      ]);
      expect((await page.goto("/car/no-such-car"))?.status()).toBe(404);
    },
  );
});
