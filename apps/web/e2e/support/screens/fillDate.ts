import type { Page } from "@playwright/test";
import type { Messages } from "../messagesIn.ts";

/** Fills in the day, month and year fields of a date. */
export async function fillDate(
  page: Page,
  { translate }: Messages,
  name: string,
  [day, month, year]: [string, string, string],
): Promise<void> {
  const boxes = page.getByRole("group", { name });
  await boxes.getByRole("textbox", { name: translate("Day") }).fill(day);
  await boxes.getByRole("textbox", { name: translate("Month") }).fill(month);
  await boxes.getByRole("textbox", { name: translate("Year") }).fill(year);
}
