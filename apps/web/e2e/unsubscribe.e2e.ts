import { expect, type Page } from "@playwright/test";
import { booking } from "@sayara/api-client/contract/bookings/booking";
import { bookings } from "@sayara/api-client/contract/bookings/bookings";
import {
  changeBookingStatus,
  recordPayment,
  recordRefund,
} from "@sayara/api-client/contract/bookings/manageBookings";
import { accountScreens } from "./accountScreens.ts";
import { bookingsOfDriver } from "./bookingsOfDriver.ts";
import { journey } from "./journey.ts";
import { mailedLink } from "./mailedLink.ts";
import { type Driver, newDriver } from "./newDriver.ts";
import { signedInClient } from "./signedInClient.ts";
import { wordsIn } from "./wordsIn.ts";

/** The demonstration's agency. */
const agency = {
  slug: "caroubier-auto",
  account: { email: "agence@sayara.example", password: "sayara-demo" },
};

interface Visit {
  apiUrl: string;
  webUrl: string | undefined;
  driver: Driver;
}

/** The agency takes money at its desk, cancels and returns it: the refund's notification is mailed. */
async function aMailedNotification({ driver, ...visit }: Visit): Promise<void> {
  const stay = { ...visit, driver, agency: agency.slug, daysAhead: 450 };
  const [reference = ""] = await bookingsOfDriver(1, stay);
  const call = await signedInClient(visit, agency.account);
  const listed = await call(bookings, {
    params: { page: 1, size: 1, language: "fr" },
    body: { s: reference },
  });
  const [made] = listed.ok ? listed.data.items : [];
  if (made === undefined) throw new Error(`${reference} is not listed`);
  const params = { id: made.id };
  const version = async () => {
    const found = await call(booking, { params: { ...params, language: "fr" } });
    if (!found.ok) throw new Error(found.refusal.code);
    return found.data.version;
  };
  const paid = await call(recordPayment, { params, body: { version: await version(), amount: 50 } });
  expect(paid.ok).toBe(true);
  const cancelled = await call(changeBookingStatus, {
    params,
    body: { version: await version(), status: "cancelled" },
  });
  if (!cancelled.ok) throw new Error(cancelled.refusal.code);
  const [refund] = cancelled.data.refunds;
  if (refund === undefined) throw new Error("nothing is owed");
  const returned = await call(recordRefund, {
    params,
    body: { version: await version(), refundId: refund.id },
  });
  expect(returned.ok).toBe(true);
}

async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

journey.describe("a mail's unsubscribe link on a phone", () => {
  journey.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  journey(
    "turns the mails off by one press, and off by a mail program's POST; the settings turn them on again",
    async ({ page, apiUrl, baseURL, expectAccessible }) => {
      journey.slow();
      const words = await wordsIn("fr");
      const { translate } = words;
      const driver = await newDriver({ apiUrl, webUrl: baseURL });
      await aMailedNotification({ apiUrl, webUrl: baseURL, driver });
      const link = await mailedLink(apiUrl, driver.email, "/unsubscribe");
      const off = page.getByRole("button", { name: translate("Turn off email notifications") });
      const done = page.getByText(translate("You no longer get email notifications"));

      await page.goto(link);
      await expect(off).toBeVisible();
      await expectAccessible();
      await expectNoOverflow(page);
      await off.click();
      await expect(done).toBeVisible();
      await expectAccessible();
      await expectNoOverflow(page);
      await page.reload();
      await expect(done).toBeVisible();
      await expect(off).toHaveCount(0);

      await page.getByRole("link", { name: translate("Open the settings") }).click();
      await expect(page).toHaveURL(/\/sign-in\?from=/);
      await accountScreens(page, words).signIn(driver);
      await expect(page).toHaveURL("/settings");
      const mails = page.getByRole("switch", { name: translate("Email notifications") });
      await expect(mails).not.toBeChecked();
      await mails.click();
      await expect(mails).toBeChecked();
      await expect(mails).not.toHaveAttribute("aria-busy");

      await page.goto(link);
      await expect(off).toBeVisible();
      // What a mail program sends [RFC 8058].
      const token = new URL(link).searchParams.get("t") ?? "";
      const sent = await fetch(`${apiUrl}/api/unsubscribe/${encodeURIComponent(token)}`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      });
      expect(sent.status).toBe(200);
      await page.reload();
      await expect(done).toBeVisible();
    },
  );
});
