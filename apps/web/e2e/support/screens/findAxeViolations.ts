import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Returns axe's findings against WCAG 2.2 AA for the current state of the page: rule and element. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  // A colour in the middle of a fade has a different contrast. Fades in content that is not rendered never end.
  await page.evaluate(() =>
    Promise.race([
      new Promise((resolve) => setTimeout(resolve, 3000)),
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
          .map(({ finished }) => finished),
      ),
    ]),
  );
  // These options save a quarter of the CPU time: axe reports only violations and, for a page without
  // iframes, opens no second page to collect the results.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode(page.frames().length === 1)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
