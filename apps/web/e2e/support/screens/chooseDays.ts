import { expect, type Page } from "@playwright/test";
import { componentMessages } from "@sayara/i18n/components/componentMessages";
import type { Messages } from "../messagesIn.ts";

/** Chooses days in the open calendar, each at most three months after the displayed one, and closes it. */
export async function chooseDays(page: Page, { translate, shared }: Messages, days: readonly string[]) {
  const calendar = page.getByRole("dialog", { name: translate("When do you need the car?") });
  const firstDay = calendar.locator("[data-day]").first();
  // The calendar is loaded when it is opened.
  await expect(firstDay).toBeVisible();
  for (const day of days) {
    const cell = calendar.locator(`[data-day="${day.slice(0, 10)}"]:not([data-outside]) button`);
    for (let month = 0; month < 3 && !(await cell.isVisible()); month += 1) {
      const displayedDay = (await firstDay.getAttribute("data-day")) ?? "";
      await calendar.getByRole("button", { name: shared._(componentMessages.nextMonth) }).click();
      await expect(firstDay).not.toHaveAttribute("data-day", displayedDay);
    }
    await cell.click();
  }
  await calendar.getByRole("button", { name: shared._(componentMessages.done) }).click();
}
