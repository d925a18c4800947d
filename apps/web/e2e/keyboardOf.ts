import { expect, type Locator, type Page } from "@playwright/test";

/** Keyboard actions: moves focus to a control by Tab only. */
export function keyboardOf(page: Page) {
  async function reach(control: Locator) {
    const isReached = () => control.evaluate((element) => element === document.activeElement);
    for (let steps = 0; steps < 60 && !(await isReached()); steps += 1) await page.keyboard.press("Tab");
    await expect(control).toBeFocused();
  }
  return {
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
