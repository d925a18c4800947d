import { type Page, expect } from "@playwright/test";
import { languages } from "@sayara/domain/language/Language";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { test } from "../support/test.ts";
import { newDriver } from "../support/people/newDriver.ts";
import { openCheckout } from "../support/screens/openCheckout.ts";
import { inFullRun } from "../support/runs.ts";
import { messagesIn } from "../support/messagesIn.ts";

for (const language of languages) {
  test(
    `about, terms and privacy in ${language} are linked from the footer, dated, and no wider than the screen`,
    inFullRun,
    async ({ page, expectAccessible }) => {
      const { translate } = await messagesIn(language);
      await page.goto(`/contact?l=${language}`);
      for (const name of ["About us", "Terms of use", "Privacy and cookies"]) {
        await page
          .getByRole("contentinfo")
          .getByRole("link", { name: translate(name) })
          .click();
        await expect(page.getByRole("heading", { level: 1, name: translate(name) })).toBeVisible();
        await expect(page.getByRole("article").locator("time")).toBeVisible();
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(await overflow()).toBe(0);
        await expectAccessible();
      }
    },
  );
}

test(
  "the table of contents links to a section, and the printed page has neither the table nor buttons",
  inFullRun,
  async ({ page }) => {
    const { translate } = await messagesIn("fr");
    await page.goto("/privacy");
    const contents = page.getByRole("navigation", { name: translate("On this page") });
    const summary = contents.locator("summary");
    if (await summary.isVisible()) await summary.click();
    const heading = page.getByRole("heading", { name: "Vos droits", exact: true });
    await expect(heading).not.toBeInViewport();
    await contents.getByRole("link", { name: "Vos droits", exact: true }).click();
    await expect(page).toHaveURL("/privacy#rights");
    await expect(heading).toBeInViewport();
    await page.emulateMedia({ media: "print" });
    await expect(contents).toBeHidden();
    await expect(page.getByRole("button", { name: translate("Print this page") })).toBeHidden();
    await expect(heading).toBeVisible();
  },
);

test("/privacy lists everything that a visit stores in the browser", async ({ page, apiUrl, baseURL }) => {
  test.slow();
  const messages = await messagesIn("fr");
  const screens = accountScreens(page, messages);
  const storedNames = new Set<string>();
  const collectStored = async () => {
    for (const name of await readStoredNames(page)) storedNames.add(name);
  };

  await page.goto("/search/tunis?l=fr");
  await screens.open("/contact");
  await screens.field("Subject").fill("Siège enfant");
  await collectStored();
  await openCheckout(page, { apiUrl, webUrl: baseURL, daysAhead: 171 });
  await expect(screens.signInLink).toBeVisible();
  await page.getByLabel(messages.translate("Full name"), { exact: true }).first().fill("Amel Ben Salah");
  await collectStored();
  await screens.open("/sign-up");
  await screens.field("Full name").fill("Amel Ben Salah");
  await collectStored();
  const driver = await newDriver({ apiUrl, webUrl: baseURL });
  await screens.open("/sign-in");
  await screens.signIn(driver);
  await expect(screens.account).toBeVisible();
  await screens.open("/settings");
  await screens.field("Full name").fill("Amel B. Salah");
  await collectStored();

  expect([...storedNames]).toEqual(
    expect.arrayContaining(["sayara.session", "sayara.user", "sayara.contact", "sayara.checkout"]),
  );
  await page.goto("/privacy");
  const listed = await page.getByRole("rowheader").allTextContents();
  const unlisted = [...storedNames].filter(
    (name) => !listed.some((row) => name === row || name.startsWith(`${row}.`)),
  );
  expect(unlisted).toEqual([]);
});

/** Returns the names of cookies, including those of the API's host, and of storage keys. */
async function readStoredNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies.map(({ name }) => name.replace(/^__Host-/, "")), ...keys];
}
