import { type Page, expect } from "@playwright/test";
import { dedicatedServersTest } from "../support/servers/dedicatedServersTest.ts";
import { messagesIn } from "../support/messagesIn.ts";

dedicatedServersTest.use({
  webEnvironment: { GTAG_ID: "G-ABC123DEF4" },
  viewport: { width: 360, height: 740 },
});

/** Returns the names of the analytics cookies and keys. */
const listStored = async (page: Page) => {
  const cookies = await page.context().cookies();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  return [...cookies.map(({ name }) => name), ...keys].filter(
    (name) => name.startsWith("_ga") || name === "sayara.purchases",
  );
};

dedicatedServersTest(
  "analytics waits for an agreement, which is refused as easily and withdrawn in the footer, for other tabs too",
  async ({ page, expectAccessible }) => {
    dedicatedServersTest.slow();
    const { translate } = await messagesIn("fr");
    let loaded = 0;
    await page.route("https://www.googletagmanager.com/**", (route) => {
      loaded += 1;
      // Data that Google's script stores.
      return route.fulfill({
        contentType: "text/javascript",
        body: 'document.cookie = "_ga=GA1.1.1.1; Path=/"',
      });
    });
    const prompt = page.getByRole("region", { name: translate("Cookies") });
    const choose = (label: string) => prompt.getByRole("button", { name: translate(label) }).click();
    const footerLink = page
      .getByRole("contentinfo")
      .getByRole("link", { name: translate("Cookies"), exact: true });
    // Before hydration the page does not notice wheel events, and the link goes to /privacy, which has the setting too.
    const retryOptions = { intervals: [500] };
    const expectPrompt = () =>
      expect(async () => {
        await page.mouse.wheel(0, 100);
        await expect(prompt).toBeVisible({ timeout: 2000 });
      }).toPass(retryOptions);
    const openPrompt = () =>
      expect(async () => {
        await footerLink.click();
        await expect(prompt).toBeFocused({ timeout: 2000 });
      }).toPass(retryOptions);

    await page.goto("/?l=fr");
    await expectPrompt();
    await expectAccessible();
    const [refuse, accept] = await Promise.all(
      ["Refuse", "Accept"].map((label) =>
        prompt.getByRole("button", { name: translate(label) }).boundingBox(),
      ),
    );
    expect(refuse?.width).toBe(accept?.width);
    expect(refuse?.height).toBe(accept?.height);
    await choose("Refuse");
    await expect(prompt).toBeHidden();
    await page.reload();
    await openPrompt();
    expect(loaded).toBe(0);
    expect(await listStored(page)).toEqual([]);

    await choose("Accept");
    await expect(prompt).toBeHidden();
    await expect(footerLink).toBeFocused();
    await expect.poll(() => listStored(page)).toEqual(["_ga"]);
    expect(loaded).toBe(1);

    const other = await page.context().newPage();
    await other.route("https://www.googletagmanager.com/**", (route) => route.fulfill({ body: "" }));
    await other.goto("/about?l=fr");
    // Google's script reads this before it sends or stores anything.
    const isStopped = () => other.evaluate(() => Reflect.get(window, "ga-disable-G-ABC123DEF4") as unknown);
    await expect(async () => {
      await other.mouse.wheel(0, 100);
      expect(await isStopped()).toBe(false);
    }).toPass(retryOptions);

    await openPrompt();
    await choose("Refuse");
    await expect.poll(() => listStored(page)).toEqual([]);
    expect(await isStopped()).toBe(true);
  },
);
