import { expect, type Locator, type Page } from "@playwright/test";
import { languages } from "@sayara/domain/language/Language";
import { rentalOptionMessages } from "@sayara/i18n/messages/price/rentalOptionMessages";
import { accountScreens } from "../support/screens/accountScreens.ts";
import { test } from "../support/test.ts";
import { newDriver } from "../support/people/newDriver.ts";
import { openCheckout } from "../support/screens/openCheckout.ts";
import { inFullRun } from "../support/runs.ts";
import { type Messages, messagesIn } from "../support/messagesIn.ts";

const widths = [360, 768, 1024, 1280];

/** Returns the fields that are side by side but not aligned: their heights overlap, but their upper edges differ. */
function misaligned(fields: Locator): Promise<string[]> {
  return fields.evaluateAll((all) => {
    const boxes = all
      .map((field) => ({ name: field.id, box: field.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    return boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(({ box: other }) => box.top < other.bottom && other.top < box.bottom)
        .filter(
          ({ box: other }) => Math.abs(box.top - other.top) > 1 || Math.abs(box.height - other.height) > 1,
        )
        .map((other) => `${name} and ${other.name}`),
    );
  });
}

async function expectRows(page: Page, { translate, shared }: Messages) {
  const fields = page
    .getByRole("region", { name: translate("Who drives?") })
    .or(page.getByRole("region", { name: translate("Additional driver") }))
    .locator("input:not([type=checkbox]), select");
  const additional = page.getByRole("checkbox", { name: shared._(rentalOptionMessages.additionalDriver) });
  if ((await additional.count()) > 0) await additional.check();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await fields.count()).toBeGreaterThan(5);
    expect({ width, misaligned: await misaligned(fields) }).toEqual({ width, misaligned: [] });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // The plan strip is shown before the options.
    const [strip, options] = await Promise.all(
      ["Good to know before you pay", "Your options"].map((name) =>
        page.getByRole("region", { name: translate(name) }).boundingBox(),
      ),
    );
    expect((strip?.y ?? Infinity) + (strip?.height ?? 0)).toBeLessThanOrEqual(options?.y ?? 0);
  }
}

for (const [index, language] of languages.entries()) {
  test(
    `in ${language} the checkout fields align in rows at every width, also when signed in and with errors`,
    inFullRun,
    async ({ page, apiUrl, baseURL }) => {
      test.slow();
      const messages = await messagesIn(language);
      const options = { apiUrl, webUrl: baseURL, daysAhead: 295 + 3 * index, language };
      const { address } = await openCheckout(page, options);
      await expectRows(page, messages);
      // Errors below some fields move the content below them, not the fields beside them.
      const request = page.getByRole("button", { name: messages.translate("Request this car") });
      await request.and(page.locator(":visible")).first().click();
      await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
      await expectRows(page, messages);

      const account = accountScreens(page, messages);
      await account.open(`/sign-in?l=${language}`);
      await account.signIn(await newDriver({ apiUrl, webUrl: baseURL, language }));
      await expect(account.account).toBeVisible();
      await page.goto(address);
      await expect(page.getByRole("region", { name: messages.translate("Who drives?") })).toBeVisible();
      await expectRows(page, messages);
    },
  );
}
