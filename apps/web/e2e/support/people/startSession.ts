import { expect, type Page } from "@playwright/test";
import { storedUserName } from "#web/session/storedUser/storedUserName.ts";
import { randomAddress } from "./newDriver.ts";

/**
 * Signs a page's visitor in by the API of the whole run and stores the answer as the website does, without the form.
 * The pages of the same context are signed in too.
 */
export async function startSession(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const answer = await page.request.post(`${process.env.E2E_API_URL}/api/sign-in/frontend`, {
    data: { email, password },
    headers: { origin: process.env.E2E_WEB_URL ?? "", "x-forwarded-for": randomAddress() },
  });
  expect(answer.status()).toBe(200);
  // An empty document of the website's origin: its storage is open, and no page runs.
  const empty = { contentType: "text/html", body: '<link rel="icon" href="data:,">' };
  await page.route("/empty", (route) => route.fulfill(empty));
  await page.goto("/empty");
  await page.evaluate(([name, user]) => localStorage.setItem(name, user), [
    storedUserName,
    await answer.text(),
  ] as const);
  await page.unroute("/empty");
}
