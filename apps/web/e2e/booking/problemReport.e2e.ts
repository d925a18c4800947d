import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { createClient } from "@sayara/api-client/client/createClient";
import { signIn } from "@sayara/api-client/contract/accounts/signIn";
import { bookings } from "@sayara/api-client/contract/bookings/bookings";
import { type DemoAccount, demoAccounts } from "@sayara/api/demo/demoAccounts";
import { test } from "../support/test.ts";
import { createCookieFetch } from "../support/createCookieFetch.ts";
import { randomAddress } from "../support/people/newDriver.ts";
import { startSession } from "../support/people/startSession.ts";
import { messagesIn } from "../support/messagesIn.ts";

/** 192 × 192 pixels. */
const photo = fileURLToPath(new URL("../../public/icons/site-192.png", import.meta.url));

test("[PB1, PB2] staff report a problem with a rental and attach a photo, and the report appears on the booking's page", async ({
  page,
  apiUrl,
  baseURL,
  expectAccessible,
}) => {
  const messages = await messagesIn("fr");
  const { translate, like } = messages;
  const admin = accountOf("admin");
  const id = await findRental({ apiUrl, webUrl: baseURL, staff: admin });
  await page.setViewportSize({ width: 360, height: 740 });
  await startSession(page, admin);
  await page.goto(`/booking?b=${id}`);
  const section = page.getByRole("region", { name: translate("Problems during the rental") });
  await section.getByRole("button", { name: translate("Report a problem…") }).click();
  await section.getByRole("textbox", { name: translate("What is wrong?") }).fill("Rétroviseur cassé.");
  await section.locator("input[type=file]").setInputFiles(photo);
  await expect(section.getByText("site-192.png")).toBeVisible();
  await expectAccessible();
  await section.getByRole("button", { name: translate("Report the problem") }).click();
  const listed = section.getByRole("listitem").filter({ hasText: "Rétroviseur cassé." });
  await listed.getByRole("button", { name: like("Show picture {number}") }).click();
  const shownPhoto = listed.getByRole("img");
  await expect(shownPhoto).toBeVisible();
  expect(await shownPhoto.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(192);
});

function accountOf(role: DemoAccount["role"]): DemoAccount {
  const account = demoAccounts.find((demo) => demo.role === role);
  if (account === undefined) throw new Error(`the demonstration has no ${role}`);
  return account;
}

/** Returns a rental that has started and does not end within a week. */
async function findRental({
  apiUrl,
  webUrl = "",
  staff: { email, password },
}: {
  apiUrl: string;
  webUrl: string | undefined;
  staff: DemoAccount;
}): Promise<string> {
  const call = createClient({
    baseUrl: apiUrl,
    headers: { origin: webUrl, "x-forwarded-for": randomAddress() },
    fetch: createCookieFetch(),
  });
  const response = await call(signIn, { body: { email, password, stayConnected: false } });
  if (!response.ok || response.outcome !== "signedIn") throw new Error(`${email} is not signed in`);
  const now = new Date();
  const found = await call(bookings, {
    params: { page: 1, size: 20, language: "fr" },
    body: {
      statuses: ["deposit", "paid", "reserved"],
      from: new Date(now.getTime() - 5 * 86_400_000).toISOString(),
      to: now.toISOString(),
    },
  });
  const rental = found.ok ? found.data.items.find(({ from }) => new Date(from) < now) : undefined;
  if (rental === undefined) throw new Error("no rental was under way within five days");
  return rental.id;
}
