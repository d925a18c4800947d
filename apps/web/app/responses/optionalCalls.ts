import { priceCalendar } from "@sayara/api-client/contract/search/priceCalendar";

/** Names of the calls without whose answer a page is whole: their failure does not make it a failed one. */
export const optionalCalls: ReadonlySet<string> = new Set([priceCalendar.name]);
