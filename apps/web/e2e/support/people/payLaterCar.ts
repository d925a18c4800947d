import type { Locator, Page } from "@playwright/test";
import type { Messages } from "../messagesIn.ts";
import { linkToCar } from "./linkToCar.ts";

/** Returns the first link in the results to a car that can be paid later; the others can be paid online only. */
export function payLaterCar(page: Page, messages: Messages, apiUrl: string): Promise<Locator> {
  return linkToCar(page, messages, { apiUrl, suits: ({ supplier }) => supplier.payLater });
}
