import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Language } from "@sayara/domain/language/Language";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { createDriverClient } from "../support/people/createDriverClient.ts";
import { bookAsDriver } from "../support/people/bookAsDriver.ts";
import { inDays } from "../support/inDays.ts";
import { test } from "../support/test.ts";
import { mailedLink } from "../support/people/mailedLink.ts";
import { newDriver, newEmail } from "../support/people/newDriver.ts";
import { inFullRun, repeated } from "../support/runs.ts";
import { startSession } from "../support/people/startSession.ts";
import { type Messages, messagesIn } from "../support/messagesIn.ts";

const agency = "caroubier-auto";
const place = "aeroport-tunis-carthage";

// Calls fail without a connection and after the session has ended.
test.use({
  serviceWorkers: "allow",
  expectedConsoleMessages: [/Failed to (load resource|fetch)|ERR_INTERNET_DISCONNECTED/],
});

const visits: { language: Language; width: number; daysAhead: number }[] = [
  { language: "fr", width: 1280, daysAhead: 330 },
  { language: "en", width: 360, daysAhead: 336 },
  { language: "es", width: 360, daysAhead: 342 },
];

for (const { language, width, daysAhead } of visits) {
  test(
    `in ${language} at ${width} px, a previously opened booking and its voucher open without a connection until the driver signs out`,
    repeated(language === "fr"),
    async ({ page, context, apiUrl, baseURL, expectAccessible }) => {
      test.slow();
      await page.setViewportSize({ width, height: 740 });
      const messages = await messagesIn(language);
      const { translate, like } = messages;
      const reference = await openOwnBooking(page, messages, {
        apiUrl,
        webUrl: baseURL,
        language,
        daysAhead,
      });
      await expectStored(page);
      const notice = page.getByText(like("Your booking as of {time}"));
      await expect(notice).toHaveCount(0);

      await context.setOffline(true);
      await page.reload();
      await expect(notice).toBeVisible();
      await expect(referenceOn(page, reference)).toBeVisible();
      await expectAccessible();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await expect(page.getByRole("button", { name: translate("Withdraw my request…") })).toBeDisabled();
      await expect(page.getByRole("button", { name: translate("Add to calendar") })).toBeDisabled();
      const voucher = await saveVoucher(page, messages);
      expect(voucher.name).toBe(`${reference}.pdf`);
      expect(voucher.text).toMatch(/^%PDF-/);

      // Once connected again, the page reloads by itself.
      await context.setOffline(false);
      await expect(page.getByRole("button", { name: translate("Withdraw my request…") })).toBeEnabled();
      await expect(notice).toHaveCount(0);

      const booking = page.url();
      await expectStored(page);
      expect(await readAllStored(page)).toContain(reference);
      await accountScreens(page, messages).signOut();
      await expectNoTraceOf(page, [reference, "Ben Salah", new URL(booking).searchParams.get("b") ?? ""]);
      await context.setOffline(true);
      await page.goto(booking);
      await expect(
        page.getByRole("heading", { level: 1, name: translate("Your booking could not be loaded") }),
      ).toBeVisible();
      await expect(page.getByText(reference)).toHaveCount(0);
    },
  );
}

test(
  "a stored booking is deleted when the session ends, and the next user of the device cannot open it",
  inFullRun,
  async ({ page, context, apiUrl, baseURL }) => {
    test.slow();
    const messages = await messagesIn("fr");
    const screens = accountScreens(page, messages);
    const reference = await openOwnBooking(page, messages, {
      apiUrl,
      webUrl: baseURL,
      language: "fr",
      daysAhead: 354,
    });
    const booking = page.url();
    await expectStored(page);

    await context.clearCookies();
    await page.goto("/");
    await expect(screens.signInLink).toBeVisible();
    await expectNoTraceOf(page, [reference, "Ben Salah"]);

    const nextDriver = await newDriver({ apiUrl, webUrl: baseURL });
    await screens.open("/sign-in");
    await screens.signIn(nextDriver);
    await expect(screens.account).toBeVisible();
    await context.setOffline(true);
    await page.goto(booking);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(reference)).toHaveCount(0);
  },
);

test("a guest's booking opens without a connection only through its link, and its token is not stored", async ({
  page,
  context,
  apiUrl,
  baseURL,
}) => {
  test.slow();
  const messages = await messagesIn("es");
  const notice = page.getByText(messages.like("Your booking as of {time}"));
  const link = await guestLink({ apiUrl, webUrl: baseURL, daysAhead: 360 });
  await page.goto(`${link}&l=es`);
  await expect(page.getByText(/^SY-[0-9A-Z]{6}$/)).toBeVisible();
  await expectStored(page);
  const token = new URL(link).searchParams.get("t") ?? "";
  expect(token.length).toBeGreaterThan(20);
  expect(await readAllStored(page)).not.toContain(token);

  await context.setOffline(true);
  await page.reload();
  await expect(notice).toBeVisible();
  // In a separate tab: in about one of twenty runs Chromium cancels the navigation of a reloaded offline page, and
  // loads that page again.
  const other = await context.newPage();
  await other.goto(`${link}x`);
  await expect(
    other.getByRole("heading", { level: 1, name: messages.translate("Your booking could not be loaded") }),
  ).toBeVisible();
  await expect(other.getByText(/^SY-[0-9A-Z]{6}$/)).toHaveCount(0);
});

test(
  "a search without a connection keeps its address, and finds cars once connected",
  inFullRun,
  async ({ page, context }) => {
    const messages = await messagesIn("fr");
    await page.goto("/");
    await page.mouse.move(200, 200);
    await expect.poll(() => readAllStored(page)).toContain("/offline?l=fr");
    await context.setOffline(true);
    await page.goto(`/search/${place}?from=${inDays(40)}&to=${inDays(43)}`);
    await expect(
      page.getByRole("heading", { level: 1, name: messages.translate("You are not connected") }),
    ).toBeVisible();
    expect(page.url()).toContain(inDays(40).slice(0, 10));
    await context.setOffline(false);
    await expect(page.getByRole("main").getByRole("list").first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(
      messages.translate("You are not connected"),
    );
  },
);

interface OwnBookingOptions {
  apiUrl: string;
  webUrl: string | undefined;
  language: Language;
  daysAhead: number;
}

/** Signs in a new driver, who opens the only booking from the list; returns its reference. */
async function openOwnBooking(page: Page, messages: Messages, options: OwnBookingOptions): Promise<string> {
  const { apiUrl, webUrl, language, daysAhead } = options;
  const driver = await newDriver({ apiUrl, webUrl, language });
  const [reference = ""] = await bookAsDriver(1, { apiUrl, webUrl, driver, agency, daysAhead });
  const screens = accountScreens(page, messages);
  await startSession(page, driver);
  await screens.open(`/bookings?l=${language}`);
  await page
    .getByRole("link", { name: new RegExp(reference) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/booking\?b=/);
  await expect(referenceOn(page, reference)).toBeVisible();
  return reference;
}

/**
 * The reference at the top of /booking. The list stays until that page is rendered, and contains the reference twice as
 * plain text.
 */
function referenceOn(page: Page, reference: string): Locator {
  return page.getByRole("strong").getByText(reference, { exact: true });
}

async function guestLink(options: { apiUrl: string; webUrl: string | undefined; daysAhead: number }) {
  const { apiUrl, webUrl = "", daysAhead } = options;
  const guest = createDriverClient({ apiUrl, webUrl });
  const email = newEmail();
  const dates = { place, from: inDays(daysAhead), to: inDays(daysAhead + 4), email };
  for (const car of await guest.findCars({ car: "", ...dates })) {
    if ((await guest.book({ car, ...dates })) === "booked") break;
  }
  return mailedLink(apiUrl, email, "/booking");
}

/** Waits until the booking, its voucher and the page are stored, and the worker controls the page. */
async function expectStored(page: Page): Promise<void> {
  await expect
    .poll(() => readAllStored(page), { timeout: 20_000 })
    .toMatch(/\/kept-bookings\/[^\n]*\/voucher\/[^]*sayara\.bookingPage|sayara\.bookingPage[^]*\/voucher\//);
  await expect.poll(() => readAllStored(page)).toMatch(/\/booking\?l=/);
}

/** Returns names, URLs and texts of everything that this site has stored in the browser, except cookies. */
function readAllStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const lines = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const { name } of await indexedDB.databases()) lines.push(`database ${name}`);
    for (const name of await caches.keys()) {
      lines.push(name);
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        lines.push(request.url);
        const stored = await cache.match(request);
        const isText = /json|html/.test(stored?.headers.get("content-type") ?? "");
        if (stored !== undefined && isText) lines.push(await stored.text());
      }
    }
    return lines.join("\n");
  });
}

async function expectNoTraceOf(page: Page, texts: readonly string[]): Promise<void> {
  const stored = await readAllStored(page);
  for (const text of ["kept-bookings", "database ", ...texts]) expect(stored).not.toContain(text);
  // Checked separately, because the scripts of the stored pages contain this key.
  expect(await page.evaluate(() => localStorage.getItem("sayara.user"))).toBeNull();
}

async function saveVoucher(page: Page, { translate }: Messages): Promise<{ name: string; text: string }> {
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: translate("Voucher (PDF)") }).click();
  const download = await started;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "latin1") };
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
