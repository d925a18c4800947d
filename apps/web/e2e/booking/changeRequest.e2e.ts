import { expect } from "@playwright/test";
import { bookings } from "@sayara/api-client/contract/bookings/bookings";
import { changeBookingStatus } from "@sayara/api-client/contract/bookings/changeBookingStatus";
import { MARKETPLACE_TIME_ZONE } from "@sayara/domain/config/businessDefaults";
import { instantToWallClock } from "@sayara/domain/time/instantToWallClock";
import { createFormats } from "@sayara/i18n/format/createFormats";
import { bookAsDriver } from "../support/people/bookAsDriver.ts";
import { inDays } from "../support/inDays.ts";
import { chooseDays } from "../support/screens/chooseDays.ts";
import { messagesIn } from "../support/messagesIn.ts";
import { newDriver } from "../support/people/newDriver.ts";
import { signedInClient } from "../support/people/signedInClient.ts";
import { startSession } from "../support/people/startSession.ts";
import { test } from "../support/test.ts";

const agency = {
  slug: "caroubier-auto",
  account: { email: "agence@sayara.example", password: "sayara-demo" },
};
/** Dates that no other test books. */
const daysAhead = 470;
const newDropOff = inDays(daysAhead + 4);

test("a driver asks for other dates, the agency finds the request in its list and accepts it, and the driver sees the new dates", async ({
  page,
  browser,
  apiUrl,
  baseURL,
  expectAccessible,
}) => {
  test.slow();
  const messages = await messagesIn("fr");
  const { translate } = messages;
  const driver = await newDriver({ apiUrl, webUrl: baseURL });
  const servers = { apiUrl, webUrl: baseURL };
  const [reference = ""] = await bookAsDriver(1, { ...servers, driver, agency: agency.slug, daysAhead });
  const staff = await signedInClient(servers, agency.account);
  const found = await staff(bookings, {
    params: { page: 1, size: 1, language: "fr" },
    body: { s: reference },
  });
  const booking = found.ok ? found.data.items[0] : undefined;
  if (booking === undefined) throw new Error(`${reference} is not in the list.`);
  const { id, version } = booking;
  const confirmed = await staff(changeBookingStatus, {
    params: { id },
    body: { version, status: "reserved" },
  });
  expect(confirmed.ok).toBe(true);

  await startSession(page, driver);
  await page.goto(`/booking?b=${id}`);
  const section = page.getByRole("region", { name: translate("Ask for other dates") });
  await section.getByRole("button", { name: translate("Ask for other dates…") }).click();
  await section.getByRole("button", { name: new RegExp(`^${translate("Pick-up")}`) }).click();
  await chooseDays(page, messages, [inDays(daysAhead), newDropOff]);
  await section.getByRole("button", { name: translate("See the new price") }).click();
  await section.getByRole("button", { name: translate("Send the request") }).click();
  await expect(section).toContainText(translate("Your request waits for the agency"));
  await expectAccessible();

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: "fr-FR" });
  const agencyPage = await context.newPage();
  await startSession(agencyPage, agency.account);
  await agencyPage.goto("/bookings");
  const chip = agencyPage.getByRole("button", { name: translate("Date changes to decide") });
  await expect(chip).toContainText(/[1-9]/);
  await chip.click();
  await expect(agencyPage).toHaveURL(/changes=1/);
  await agencyPage.getByRole("link", { name: reference }).click();
  await agencyPage.getByRole("button", { name: translate("Accept…") }).click();
  await agencyPage
    .getByRole("dialog")
    .getByRole("button", { name: translate("Accept the new dates") })
    .click();
  await expect(agencyPage.getByRole("dialog")).toBeHidden();
  await context.close();

  await page.reload();
  await expect(page.getByRole("main")).toContainText(translate("Booking changed"));
  const changed = await (
    await signedInClient(servers, driver)
  )(bookings, {
    params: { page: 1, size: 1, language: "fr" },
    body: {},
  });
  const to = changed.ok ? changed.data.items[0]?.to : undefined;
  expect(instantToWallClock(new Date(to ?? 0), MARKETPLACE_TIME_ZONE)).toBe(newDropOff);
  const formats = createFormats({ language: "fr", timeZone: MARKETPLACE_TIME_ZONE });
  await expect(page.getByRole("main")).toContainText(formats.dateTime(to ?? "", { weekday: true }));
});
