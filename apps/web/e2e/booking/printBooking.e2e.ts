import { expect, type Page } from "@playwright/test";
import { bookings } from "@sayara/api-client/contract/bookings/bookings";
import { demoAccounts } from "@sayara/api/demo/demoAccounts";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { anotherDriver } from "../support/people/anotherDriver.ts";
import { inDays } from "../support/inDays.ts";
import { test } from "../support/test.ts";
import { mailedLink } from "../support/people/mailedLink.ts";
import { newEmail } from "../support/people/newDriver.ts";
import { inFullRun } from "../support/runs.ts";
import { signedInClient } from "../support/people/signedInClient.ts";
import { messagesIn } from "../support/messagesIn.ts";

const place = "aeroport-tunis-carthage";

test("a guest's booking prints on one A4 page in each language", async ({ page, apiUrl, baseURL }) => {
  test.slow();
  const guest = anotherDriver({ apiUrl, webUrl: baseURL ?? "" });
  const email = newEmail();
  const dates = { place, from: inDays(366), to: inDays(370), email };
  for (const car of await guest.findCars({ car: "", ...dates })) {
    if ((await guest.book({ car, ...dates })) === "booked") break;
  }
  const link = await mailedLink(apiUrl, email, "/booking");
  for (const language of ["fr", "en", "es"] as const) {
    await page.goto(`${link}&l=${language}`);
    await expect(page.getByText(/^SY-[0-9A-Z]{6}$/)).toBeVisible();
    expect(await printedPages(page), language).toBe(1);
  }
});

test(
  "a paid booking prints on one A4 page in each language, and on one more with the optional receipt",
  inFullRun,
  async ({ page, apiUrl, baseURL }) => {
    test.slow();
    const account = demoAccounts.find(({ role }) => role === "driver");
    if (account === undefined) throw new Error("the demonstration has no driver");
    const id = await findPaid(apiUrl, baseURL ?? "", account);
    const screens = accountScreens(page, await messagesIn("fr"));
    await screens.open(`/sign-in?from=${encodeURIComponent(`/booking?b=${id}`)}`);
    await screens.signIn(account);
    await expect(page.getByText(/^SY-[0-9A-Z]{6}$/)).toBeVisible();
    // Other e2e tests sign in to the same account, in French.
    await page.route("**/api/update-language", (route) =>
      route.fulfill({
        status: 200,
        headers: {
          "access-control-allow-origin": baseURL ?? "",
          "access-control-allow-credentials": "true",
        },
      }),
    );
    for (const language of ["fr", "en", "es"] as const) {
      const { translate } = await messagesIn(language);
      await page.goto(`/booking?b=${id}&l=${language}`);
      const print = page.getByRole("button", { name: translate("Print with the receipt") });
      await expect(print).toBeVisible();
      expect(await printedPages(page), language).toBe(1);
      // The browser's print dialog would block the test, so this stub never opens it.
      await page.evaluate(() => (window.print = () => {}));
      await print.click();
      expect(await printedPages(page), language).toBe(2);
      await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
      expect(await printedPages(page), language).toBe(1);
    }
  },
);

/** Returns the number of A4 pages with the browser's usual margins. */
async function printedPages(page: Page): Promise<number> {
  const margin = { top: "10mm", right: "10mm", bottom: "10mm", left: "10mm" };
  const pdf = await page.pdf({ format: "A4", margin });
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** Returns the demonstration driver's booking with the most payments. */
async function findPaid(
  apiUrl: string,
  webUrl: string,
  account: { email: string; password: string },
): Promise<string> {
  const call = await signedInClient({ apiUrl, webUrl }, account);
  const listed = await call(bookings, {
    params: { page: 1, size: 50, language: "fr" },
    body: { statuses: ["paid"] },
  });
  if (!listed.ok) throw new Error(listed.refusal.code);
  const [first] = listed.data.items.toSorted((one, other) => other.payments.length - one.payments.length);
  if (first === undefined) throw new Error("the demonstration's driver has no paid booking");
  return first.id;
}
