import { expect } from "@playwright/test";
import { bookings } from "@sayara/api-client/contract/bookings/bookings";
import { demoAccounts } from "@sayara/api/demo/demoAccounts";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { test } from "../support/test.ts";
import { inFullRun } from "../support/runs.ts";
import { countPrintedPages } from "../support/screens/countPrintedPages.ts";
import { signedInClient } from "../support/people/signedInClient.ts";
import { messagesIn } from "../support/messagesIn.ts";

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
      expect(await countPrintedPages(page), language).toBe(1);
      // The browser's print dialog would block the test, so this stub never opens it.
      await page.evaluate(() => (window.print = () => {}));
      await print.click();
      expect(await countPrintedPages(page), language).toBe(2);
      await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
      expect(await countPrintedPages(page), language).toBe(1);
    }
  },
);

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
