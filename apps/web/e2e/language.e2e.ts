import { expect } from "@playwright/test";
import { rentalOptionWords } from "@sayara/i18n/words/rentalOptionWords";
import { languageNames } from "@sayara/i18n/language/languageNames";
import { inDays } from "./inDays.ts";
import { journey } from "./journey.ts";
import { wordsIn } from "./wordsIn.ts";

journey("a change of language in checkout keeps options and additional driver", async ({ page }) => {
  journey.slow();
  const [french, spanish] = [await wordsIn("fr"), await wordsIn("es")];
  const [from, to] = [inDays(90), inDays(93)];
  await page.goto(`/search/aeroport-tunis-carthage?from=${from}&to=${to}`);
  await page
    .getByRole("link", { name: french.like("Choose {name}") })
    .first()
    .click();
  const optionsIn = ({ translate }: typeof french) =>
    page.getByRole("region", { name: translate("Your options") }).getByRole("checkbox");
  const additional = ({ shared }: typeof french) =>
    page.getByRole("checkbox", { name: shared._(rentalOptionWords.additionalDriver) });
  await optionsIn(french).first().check();
  await additional(french).check();
  const checked = page.locator(":checked");
  const chosen = await optionsIn(french).and(checked).count();
  const second = ({ translate }: typeof french) =>
    page
      .getByRole("region", { name: translate("Additional driver") })
      .getByRole("textbox", { name: translate("Full name") });
  await second(french).fill("Ali Gharbi");

  await page.getByRole("link", { name: languageNames.es }).and(page.locator(":visible")).first().click();
  await expect(
    page.getByRole("heading", { level: 1, name: spanish.translate("Book your car") }),
  ).toBeVisible();
  await expect(additional(spanish)).toBeChecked();
  await expect(optionsIn(spanish).and(checked)).toHaveCount(chosen);
  await expect(second(spanish)).toHaveValue("Ali Gharbi");
  await page.reload();
  await expect(additional(spanish)).toBeChecked();
  await expect(second(spanish)).toHaveValue("Ali Gharbi");
});
