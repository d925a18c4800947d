import type { BrowserContext } from "@playwright/test";

/**
 * Signs a browser context in to a demo account through the API, as the site's form does: sets the cookie in the context
 * and stores the response in the site's storage. The form itself might be submitted before hydration, which does not
 * sign in.
 */
export async function signIn(
  context: BrowserContext,
  { email, apiUrl, webUrl }: Record<"email" | "apiUrl" | "webUrl", string>,
): Promise<void> {
  const response = await context.request.post(`${apiUrl}/api/sign-in/frontend`, {
    data: { email, password: "sayara-demo" },
    headers: { origin: webUrl },
  });
  if (response.status() !== 200) throw new Error(`Signing in as ${email}: status ${response.status()}.`);
  const page = await context.newPage();
  await page.goto(`${webUrl}/about`);
  await page.evaluate((user) => localStorage.setItem("sayara.user", user), await response.text());
  await page.close();
}
