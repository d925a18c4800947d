import { type Page, expect } from "@playwright/test";
import { ownServersTest } from "../support/servers/ownServersTest.ts";
import { messagesIn } from "../support/messagesIn.ts";

ownServersTest.use({ webEnvironment: { GTAG_ID: "G-ABC123DEF4" }, viewport: { width: 360, height: 740 } });

/** Returns the names of the analytics cookies and keys. */
const storedOn = async (page: Page) => {
  const cookies = await page.context().cookies();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  return [...cookies.map(({ name }) => name), ...keys].filter(
    (name) => name.startsWith("_ga") || name === "sayara.purchases",
  );
};

ownServersTest(
  "analytics waits for an agreement, which is refused as easily and withdrawn in the footer, for other tabs too",
  async ({ page, expectAccessible }) => {
    ownServersTest.slow();
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
    const question = page.getByRole("region", { name: translate("Cookies") });
    const answer = (messages: string) => question.getByRole("button", { name: translate(messages) }).click();
    const again = page
      .getByRole("contentinfo")
      .getByRole("link", { name: translate("Cookies"), exact: true });
    // Before hydration the page does not notice wheel events, and the link goes to /privacy, which has the setting too.
    const retried = { intervals: [500] };
    const appears = () =>
      expect(async () => {
        await page.mouse.wheel(0, 100);
        await expect(question).toBeVisible({ timeout: 2000 });
      }).toPass(retried);
    const open = () =>
      expect(async () => {
        await again.click();
        await expect(question).toBeFocused({ timeout: 2000 });
      }).toPass(retried);

    await page.goto("/?l=fr");
    await appears();
    await expectAccessible();
    const [refuse, accept] = await Promise.all(
      ["Refuse", "Accept"].map((messages) =>
        question.getByRole("button", { name: translate(messages) }).boundingBox(),
      ),
    );
    expect(refuse?.width).toBe(accept?.width);
    expect(refuse?.height).toBe(accept?.height);
    await answer("Refuse");
    await expect(question).toBeHidden();
    await page.reload();
    await open();
    expect(loaded).toBe(0);
    expect(await storedOn(page)).toEqual([]);

    await answer("Accept");
    await expect(question).toBeHidden();
    await expect(again).toBeFocused();
    await expect.poll(() => storedOn(page)).toEqual(["_ga"]);
    expect(loaded).toBe(1);

    const other = await page.context().newPage();
    await other.route("https://www.googletagmanager.com/**", (route) => route.fulfill({ body: "" }));
    await other.goto("/about?l=fr");
    // Google's script reads this before it sends or stores anything.
    const isStopped = () => other.evaluate(() => Reflect.get(window, "ga-disable-G-ABC123DEF4") as unknown);
    await expect(async () => {
      await other.mouse.wheel(0, 100);
      expect(await isStopped()).toBe(false);
    }).toPass(retried);

    await open();
    await answer("Refuse");
    await expect.poll(() => storedOn(page)).toEqual([]);
    expect(await isStopped()).toBe(true);
  },
);
