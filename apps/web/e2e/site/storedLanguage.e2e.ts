import { expect, type Page } from "@playwright/test";
import { storedLanguageName } from "@sayara/i18n/language/storedLanguage";
import { inDays } from "../support/inDays.ts";
import { test } from "../support/test.ts";
import { newDriver } from "../support/people/newDriver.ts";
import { inFullRun } from "../support/runs.ts";
import { startSession } from "../support/people/startSession.ts";

const results = `/search/aeroport-tunis-carthage?from=${inDays(40)}&to=${inDays(43)}`;
/** URLs of pages with Spanish text from the server, and the text that their main content then contains. */
const inSpanish = [
  ["/", /Compare de un vistazo/],
  ["/about", /reúne los coches de agencias/],
  [results, /Aeropuerto de Túnez-Cartago/],
] as const;

/** Opens an empty document of the site and stores a text there before any page has run. */
async function store(page: Page, name: string, value: string) {
  const empty = { contentType: "text/html", body: '<link rel="icon" href="data:,">' };
  await page.route("/empty", (route) => route.fulfill(empty));
  await page.goto("/empty");
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [name, value] as const);
  await page.unroute("/empty");
}

/** Expects the whole page in Spanish, including the server's HTML, and an empty console (the fixture checks it). */
async function expectSpanish(page: Page, path: string, text: RegExp) {
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("main")).toContainText(text);
  await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
  // Hydrated: the visit has copied the language to storage for the next document.
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), storedLanguageName)).toBe("es");
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === storedLanguageName)?.value).toBe("es");
  expect(await (await page.request.get(path)).text()).toContain('<html lang="es"');
}

test("the stored language applies without its cookie, which Safari deletes after a week", async ({
  page,
}) => {
  for (const [path, text] of inSpanish) {
    await page.context().clearCookies();
    await store(page, storedLanguageName, "es");
    await expectSpanish(page, path, text);
  }
});

test("the account's language, chosen on another device, replaces this browser's", async ({
  page,
  apiUrl,
  baseURL,
}) => {
  const driver = await newDriver({ apiUrl, webUrl: baseURL, language: "es" });
  await startSession(page, driver);
  // The previous test checks the other kinds of pages.
  for (const [path, text] of [
    [results, /Aeropuerto de Túnez-Cartago/],
    ["/bookings", /Sus reservas/],
  ] as const) {
    await page.context().addCookies([{ name: storedLanguageName, value: "en", url: baseURL ?? "" }]);
    await store(page, storedLanguageName, "en");
    await expectSpanish(page, path, text);
  }
});

test("a language in the URL takes precedence over the stored one", inFullRun, async ({ page }) => {
  await store(page, storedLanguageName, "es");
  await page.goto("/about?l=en");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("main")).toContainText("About us");
});

test.describe("a first visit from Spain", () => {
  test.use({ timezoneId: "Europe/Madrid" });

  test("is shown in Spanish before hydration if the site guesses the language from the time zone", async ({
    page,
  }) => {
    for (const [path, text] of [inSpanish[0], inSpanish[2]]) {
      await expectSpanish(page, path, text);
      // Makes the next iteration a first visit again.
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
    }
  });
});
