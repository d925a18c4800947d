import { expect } from "@playwright/test";
import { anotherDriver } from "./anotherDriver.ts";
import { expectFiles } from "./expectFiles.ts";
import { inDays } from "./inDays.ts";
import { journey } from "./journey.ts";
import { mailedLink } from "./mailedLink.ts";
import { wordsIn } from "./wordsIn.ts";

const place = "aeroport-tunis-carthage";

journey(
  "a guest saves the voucher and the calendar file of a booking",
  async ({ page, apiUrl, baseURL, expectAccessible }) => {
    journey.slow();
    const guest = anotherDriver({ apiUrl, webUrl: baseURL ?? "" });
    const email = `files-${Date.now()}@sayara.example`;
    // Days of no other journey.
    const dates = { place, from: inDays(70), to: inDays(74), email };
    for (const car of await guest.findsCars({ car: "", ...dates })) {
      if ((await guest.books({ car, ...dates })).status === 201) break;
    }
    const words = await wordsIn("es");
    const link = await mailedLink(apiUrl, email, "/booking");
    await page.goto(`${link}&l=es`);
    const files = page.getByRole("region", { name: words.translate("To keep at hand") });
    await expect(files).toBeVisible();
    await expect(files.getByRole("link", { name: /^\+216/ })).toBeVisible();
    await expectAccessible();
    const reference = await page.getByText(/^SY-[0-9A-Z]{6}$/).innerText();
    await expectFiles(page, words, reference);
    await expect(page.getByRole("alert")).toHaveCount(0);
  },
);
