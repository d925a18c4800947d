import { priceCalendar } from "@sayara/api-client/contract/search/priceCalendar";

/** Names of the calls that a page does not require: if one fails, the page does not. */
export const optionalCalls: ReadonlySet<string> = new Set([priceCalendar.name]);
