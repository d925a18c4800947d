import type { Page } from "@playwright/test";
import type { Words } from "./wordsIn.ts";

/** Types a date into its three boxes. */
export async function fillDate(
  page: Page,
  { say }: Words,
  name: string,
  [day, month, year]: [string, string, string],
): Promise<void> {
  const boxes = page.getByRole("group", { name });
  await boxes.getByRole("textbox", { name: say("Day") }).fill(day);
  await boxes.getByRole("textbox", { name: say("Month") }).fill(month);
  await boxes.getByRole("textbox", { name: say("Year") }).fill(year);
}
