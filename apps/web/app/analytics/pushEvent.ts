import { ANALYTICS_CURRENCY } from "@sayara/domain/config/businessDefaults";
import { readConsent } from "#web/consent/readConsent.ts";
import { pageKind } from "./pageKind.ts";
import { scrubAddress } from "./scrubAddress.ts";

/** An item bought or viewed. */
interface AnalyticsItem {
  id: string;
  name: string;
  /** Rental days. Below 1 counts as 1. */
  quantity: number;
  /** Price per day. */
  price: number;
}

/** An amount of money and the items that it is for. */
export interface AnalyticsSum {
  value: number;
  /** ISO 4217; `USD` if absent. */
  currency?: string;
  items: readonly AnalyticsItem[];
}

/** Analytics events (product.md, section 7). No event holds a person's data. */
export type AnalyticsEvent =
  | { name: "page_view" }
  /** Slugs, and wall-clock times in the marketplace's time zone. Empty if the search has none. */
  | { name: "search"; place: string; supplier: string; from: string; to: string }
  | ({ name: "begin_checkout" } & AnalyticsSum)
  | ({ name: "purchase"; transactionId: string } & AnalyticsSum)
  | { name: "generate_lead" };

declare global {
  interface Window {
    /** Queue that tag managers read; nothing is sent without one. */
    dataLayer?: object[];
    /** Google's command function, while its tag is loaded. */
    gtag?: (...command: unknown[]) => void;
  }
}

/**
 * Adds an event to `dataLayer`: amounts with 2 decimals, quantities of at least 1, the address without
 * secrets. Sends it to Google's tag instead while that is loaded and the visitor has consented to it.
 *
 * @param address of the page that the event is about; defaults to the current one
 */
export function pushEvent(event: AnalyticsEvent, address = location.href): void {
  const fields = { page_location: scrubAddress(address), ...fieldsOf(event) };
  if (window.gtag !== undefined && readConsent() === "granted") {
    // Otherwise the events that the tag adds by itself would contain the full addresses and the title.
    const { page_location } = fields;
    window.gtag("set", { page_location, page_title: pageKind(), page_referrer: location.origin });
    window.gtag("event", event.name, fields);
    return;
  }
  window.dataLayer ??= [];
  window.dataLayer.push({ event: event.name, ...fields });
}

function fieldsOf(event: AnalyticsEvent): object {
  switch (event.name) {
    case "page_view":
      return { page_title: pageKind() };
    case "search":
      return {
        search_term: event.place,
        supplier: event.supplier,
        start_date: event.from,
        end_date: event.to,
      };
    case "begin_checkout":
      return sumOf(event);
    case "purchase":
      return { transaction_id: event.transactionId, ...sumOf(event) };
    case "generate_lead":
      return {};
  }
}

function sumOf({ value, currency = ANALYTICS_CURRENCY, items }: AnalyticsSum): object {
  return {
    value: toCents(value),
    currency,
    items: items.map(({ id, name, quantity, price }) => ({
      item_id: id,
      item_name: name,
      quantity: Math.max(1, quantity),
      price: toCents(price),
    })),
  };
}

function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
