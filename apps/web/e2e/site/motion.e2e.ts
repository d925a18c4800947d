import { expect, type Page } from "@playwright/test";
import { paginationMessages } from "@sayara/i18n/components/paginationMessages";
import { delayCalls } from "../support/delayCalls.ts";
import { inDays } from "../support/inDays.ts";
import { test } from "../support/test.ts";
import { inFullRun, repeated } from "../support/runs.ts";
import { untilElementHydrated } from "../support/screens/untilHydrated.ts";
import { messagesIn } from "../support/messagesIn.ts";

const place = "aeroport-tunis-carthage";

declare global {
  interface Window {
    /** Animated pseudo-elements of each view transition. */
    transitions: string[][];
    /** Intermediate totals that the animation showed. */
    intermediateTotals: string[];
  }
}

/** Runs in the page before its scripts. */
function recordMotion(): void {
  window.transitions = [];
  window.intermediateTotals = [];
  const start = document.startViewTransition.bind(document);
  function animatedParts(): string[] {
    const parts = document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? "") : ""));
    return [...new Set(parts.filter((part) => part.startsWith("::view-transition")))].toSorted();
  }
  document.startViewTransition = (update) => {
    const transition = start(update);
    void transition.ready.then(() => window.transitions.push(animatedParts()));
    return transition;
  };
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof HTMLElement && target.dataset["counting"] !== undefined)
        window.intermediateTotals.push(target.dataset["counting"]);
  }).observe(document, { subtree: true, attributeFilter: ["data-counting"] });
}

/** Returns the checkout URL of a free car that has an option with a price. */
async function checkoutWithOptions(page: Page, apiUrl: string): Promise<string> {
  const [from, to] = [inDays(33), inDays(36)];
  const response = await page.request.post(`${apiUrl}/api/frontend-cars/1/30`, {
    data: { pickupLocation: place, from: `${from}:00+01:00`, to: `${to}:00+01:00`, language: "fr" },
  });
  const { items } = (await response.json()) as {
    items: { car: { slug: string; fullInsurance: number } }[];
  };
  const listing = items.find(({ car }) => car.fullInsurance > 0);
  if (listing === undefined) throw new Error("No car has an option with a price.");
  return `/checkout?${new URLSearchParams({ car: listing.car.slug, pickup: place, dropoff: place, from, to })}`;
}

const readTransitions = (page: Page) => page.evaluate(() => window.transitions);

/** Animated pseudo-elements of a car that moves from one page to the next. */
const carParts = ["group", "new", "old"].map((part) => `::view-transition-${part}(car)`);

const carsIn = (parts: readonly string[] | undefined) => parts?.filter((part) => part.includes("car"));

for (const [width, reducedMotion] of [
  [360, "no-preference"],
  [1280, "no-preference"],
  [1280, "reduce"],
] as const) {
  const isAnimated = reducedMotion === "no-preference";
  test(
    `at ${width} pixels ${isAnimated ? "the total counts up and the pressed car moves to the next page" : "reduced motion turns off both animations"}`,
    repeated(width === 360),
    async ({ page, apiUrl }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(recordMotion);
      const { translate } = await messagesIn("fr");
      await page.goto(await checkoutWithOptions(page, apiUrl));
      const total = page
        .getByRole("region", { name: translate("Good to know before you pay") })
        .locator("dd")
        .first();
      const before = await total.innerText();
      const option = page.locator('input[name="options"][value="fullInsurance"]');
      // A press during hydration may be lost.
      await expect(() => option.check({ timeout: 2000 })).toPass();
      await expect(total).not.toHaveText(before);
      const after = await total.innerText();
      if (isAnimated)
        await expect.poll(() => page.evaluate(() => window.intermediateTotals.length)).toBeGreaterThan(0);
      await expect(page.locator("[data-counting]")).toHaveCount(0);
      expect(await total.innerText()).toBe(after);
      expect(await page.evaluate(() => window.intermediateTotals.length > 0)).toBe(isAnimated);

      await page.getByRole("link", { name: translate("Back to the cars") }).click();
      const carLink = page.getByRole("article").first().locator('a[href^="/car/"]');
      await carLink.hover();
      // A page whose code is not loaded yet is opened as a document, without this transition.
      await page.waitForLoadState("networkidle");
      await carLink.click();
      await expect(page.getByRole("link", { name: translate("Book this car") })).toBeVisible();
      const car = isAnimated ? carParts : [];
      await expect.poll(async () => (await readTransitions(page)).length).toBe(1);
      expect(carsIn((await readTransitions(page))[0])).toEqual(car);
      if (!isAnimated) expect(await readTransitions(page)).toEqual([[]]);

      await page.getByRole("link", { name: translate("Book this car") }).click();
      await expect(
        page.getByRole("region", { name: translate("Good to know before you pay") }),
      ).toBeVisible();
      await expect.poll(async () => (await readTransitions(page)).length).toBe(2);
      expect(carsIn((await readTransitions(page))[1])).toEqual(car);
      const namedCount = await page.evaluate(
        () =>
          [...document.querySelectorAll("body *")].filter(
            (element) => getComputedStyle(element).viewTransitionName !== "none",
          ).length,
      );
      expect(namedCount).toBe(1);
    },
  );
}

test("the pressed car moves to the skeleton of a page that loads slowly", inFullRun, async ({ page }) => {
  await page.addInitScript(recordMotion);
  const { translate, shared } = await messagesIn("fr");
  await page.goto(`/search/${place}?${new URLSearchParams({ from: inDays(33), to: inDays(36) })}`);
  const card = page.getByRole("article").first().locator('a[href^="/car/"]');
  await untilElementHydrated(card);
  const calls = await delayCalls(page, /\/api\/(car|quote)\b/);

  calls.hold();
  await card.click();
  await expect(page.getByText(shared._(paginationMessages.loading))).toBeAttached();
  await expect.poll(async () => (await readTransitions(page)).map(carsIn)).toEqual([carParts]);
  calls.release();

  const book = page.getByRole("link", { name: translate("Book this car") });
  await expect(book).toBeVisible();
  calls.hold();
  await book.click();
  await expect(page.getByText(translate("Preparing the price…"))).toBeAttached();
  await expect.poll(async () => (await readTransitions(page)).map(carsIn)).toEqual([carParts, carParts]);
  calls.release();
  await expect(page.getByRole("region", { name: translate("Good to know before you pay") })).toBeVisible();
});

test(
  "a transition that is skipped for another one logs no error in the console",
  inFullRun,
  async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("heading", { level: 1 }).click();
    await expect
      .poll(() => page.evaluate(() => document.startViewTransition.toString().includes("native code")))
      .toBe(false);
    await page.evaluate(async () => {
      document.startViewTransition(() => new Promise((resolve) => setTimeout(resolve, 50)));
      await document.startViewTransition(() => {}).finished;
    });
  },
);
