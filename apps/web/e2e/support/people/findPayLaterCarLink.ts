import type { Locator, Page } from "@playwright/test";
import type { Messages } from "../messagesIn.ts";
import { findCarLink } from "./findCarLink.ts";

/** Returns the first link in the results to a car that can be paid later; the others can be paid online only. */
export function findPayLaterCarLink(page: Page, messages: Messages, apiUrl: string): Promise<Locator> {
  return findCarLink(page, messages, { apiUrl, suits: ({ supplier }) => supplier.payLater });
}
