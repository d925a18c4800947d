import { expect } from "@playwright/test";
import { languages } from "@sayara/domain/language/Language";
import { createDriverClient } from "../support/people/createDriverClient.ts";
import { expectDownloads } from "../support/expectDownloads.ts";
import { inDays } from "../support/inDays.ts";
import { test } from "../support/test.ts";
import { mailedLink } from "../support/people/mailedLink.ts";
import { inFullRun } from "../support/runs.ts";
import { countPrintedPages } from "../support/screens/countPrintedPages.ts";
import { messagesIn } from "../support/messagesIn.ts";

const place = "aeroport-tunis-carthage";

test("a guest saves a booking's voucher and calendar file, and prints the booking on one A4 page in each language", async ({
  page,
  apiUrl,
  baseURL,
  expectAccessible,
}) => {
  test.slow();
  const guest = createDriverClient({ apiUrl, webUrl: baseURL ?? "" });
  const email = `files-${Date.now()}@sayara.example`;
  // Days that no other test books.
  const dates = { place, from: inDays(140), to: inDays(144), email };
  for (const car of await guest.findCars({ car: "", ...dates })) {
    if ((await guest.book({ car, ...dates })) === "booked") break;
  }
  const messages = await messagesIn("es");
  const link = await mailedLink(apiUrl, email, "/booking");
  await page.goto(`${link}&l=es`);
  const files = page.getByRole("region", { name: messages.translate("To keep at hand") });
  await expect(files).toBeVisible();
  await expect(files.getByRole("link", { name: /^\+216/ })).toBeVisible();
  await expectAccessible();
  const reference = await page.getByText(/^SY-[0-9A-Z]{6}$/).innerText();
  await expectDownloads(page, messages, reference);
  await expect(page.getByRole("alert")).toHaveCount(0);
  for (const language of languages) {
    await page.goto(`${link}&l=${language}`);
    await expect(page.getByText(reference, { exact: true }).first()).toBeVisible();
    expect(await countPrintedPages(page), language).toBe(1);
  }
});

test(
  "a guest on a phone sees the meeting place on a map, and shares the booking without its address",
  inFullRun,
  async ({ page, context, apiUrl, baseURL, expectAccessible }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const guest = createDriverClient({ apiUrl, webUrl: baseURL ?? "" });
    const email = `share-${Date.now()}@sayara.example`;
    // Days that no other test books.
    const dates = { place, from: inDays(146), to: inDays(150), email };
    for (const car of await guest.findCars({ car: "", ...dates })) {
      if ((await guest.book({ car, ...dates })) === "booked") break;
    }
    const { translate } = await messagesIn("fr");
    const link = await mailedLink(apiUrl, email, "/booking");
    await page.goto(link);
    const meeting = page.getByRole("region", { name: translate("Where you meet the agency") });
    // The map loads when it becomes visible.
    await expect(meeting).toBeVisible();
    const map = page.getByRole("region", { name: translate("Map of the places") });
    await expect(map).toHaveCount(0);
    await meeting.scrollIntoViewIfNeeded();
    await page.mouse.move(100, 100);
    await expect(map).toBeVisible();
    await expect(meeting.getByRole("link", { name: /^Itinéraire/ })).toHaveAttribute(
      "href",
      /openstreetmap\.org\/directions\?to=36\./,
    );
    await expectAccessible();

    const share = page.getByRole("button", { name: translate("Share"), exact: true });
    await share.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(translate("Copied: paste it into a message"))).toBeVisible();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    expect(shared).toContain(await page.getByText(/^SY-[0-9A-Z]{6}$/).innerText());
    expect(shared).not.toMatch(/http|\/booking|@/);
    await expectAccessible();
  },
);
