import { priceCalendar } from "@sayara/api-client/contract/search/priceCalendar";

/** Names of the calls that a page does not require. If such a call fails, the page does not fail. */
export const optionalCalls: ReadonlySet<string> = new Set([priceCalendar.name]);
