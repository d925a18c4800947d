import { expect, type Locator, type Page } from "@playwright/test";

/** Keyboard actions: moves focus to a control by Tab only, and expects the focus to be visible there. */
export function keyboardOf(page: Page) {
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

/** Whether the element, or a part of its label or box, draws an outline, a border or a shadow for the focus. */
function hasVisibleFocus(element: Element): boolean {
  if (!element.matches(":focus-visible")) return false;
  const around = [
    element,
    ...[element.parentElement, element.nextElementSibling].filter((each) => each !== null),
  ];
  return around.some((each) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
    return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
  });
}
