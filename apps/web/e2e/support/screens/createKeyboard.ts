import { expect, type Locator, type Page } from "@playwright/test";

/** Returns keyboard actions, which move the focus with Tab only and expect it to be visible. */
export function createKeyboard(page: Page) {
  async function reach(control: Locator) {
    const isReached = () =>
      control.evaluate((element) => element === document.activeElement && document.hasFocus());
    for (let steps = 0; steps < 80 && !(await isReached()); steps += 1) await page.keyboard.press("Tab");
    await expect(control).toBeFocused();
    expect(await control.evaluate(hasVisibleFocus)).toBe(true);
  }
  return {
    reach,
    async type(field: Locator, text: string) {
      await reach(field);
      await page.keyboard.type(text);
    },
    async key(control: Locator, key: "Enter" | "Space") {
      await reach(control);
      await page.keyboard.press(key);
    },
  };
}

/**
 * Returns whether an outline or a shadow indicates the focus: on the element, the box around it or the drawing beside
 * it.
 */
function hasVisibleFocus(element: Element): boolean {
  if (!element.matches(":focus-visible")) return false;
  const candidates = [element, element.parentElement, element.nextElementSibling];
  return candidates.some((candidate) =>
    [undefined, "::before", "::after"].some((part) => {
      if (candidate === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate, part);
      return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
    }),
  );
}
