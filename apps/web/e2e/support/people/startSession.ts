import { expect, type Page } from "@playwright/test";
import { userStorageKey } from "#web/session/storedUser/userStorageKey.ts";
import { randomAddress } from "./newDriver.ts";

/**
 * Signs in the visitor of a page without the form: calls the API of the whole run and stores its response as
 * the website does. The other pages of the browser context are then signed in too.
 */
export async function startSession(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const response = await page.request.post(`${process.env.E2E_API_URL}/api/sign-in/frontend`, {
    data: { email, password },
    headers: { origin: process.env.E2E_WEB_URL ?? "", "x-forwarded-for": randomAddress() },
  });
  expect(response.status()).toBe(200);
  // An empty document on the website's origin: its storage is accessible, and no page runs.
  const empty = { contentType: "text/html", body: '<link rel="icon" href="data:,">' };
  await page.route("/empty", (route) => route.fulfill(empty));
  await page.goto("/empty");
  await page.evaluate(([name, user]) => localStorage.setItem(name, user), [
    userStorageKey,
    await response.text(),
  ] as const);
  await page.unroute("/empty");
}
