import { ANALYTICS_CURRENCY } from "@sayara/domain/config/businessDefaults";
import { readConsent } from "#web/consent/readConsent.ts";
import { pageKind } from "./pageKind.ts";
import { redactAddress } from "./redactAddress.ts";

/** An item that was viewed or booked. */
interface AnalyticsItem {
  id: string;
  name: string;
  /** Rental days. Values below 1 count as 1. */
  quantity: number;
  /** Price per day. */
  price: number;
}

/** An amount of money and its items. */
export interface AnalyticsSum {
  value: number;
  /** ISO 4217; defaults to `USD`. */
  currency?: string;
  items: readonly AnalyticsItem[];
}

/** Analytics events (product.md, section 7). No event contains personal data. */
export type AnalyticsEvent =
  | { name: "page_view" }
  /** Slugs, and wall-clock times in the marketplace's time zone. Empty strings for absent values. */
  | { name: "search"; place: string; supplier: string; from: string; to: string }
  | ({ name: "begin_checkout" } & AnalyticsSum)
  | ({ name: "purchase"; transactionId: string } & AnalyticsSum)
  | { name: "generate_lead" };

declare global {
  interface Window {
    /** Queue read by tag managers. Without a tag manager nothing is sent. */
    dataLayer?: object[];
    /** Google's command function, while its tag is loaded. */
    gtag?: (...command: unknown[]) => void;
  }
}

/**
 * Adds an event to `dataLayer`, with amounts rounded to 2 decimals, quantities of at least 1 and the URL without
 * secrets. While Google's tag is loaded and the visitor consents, sends the event to the tag instead.
 *
 * @param address address of the page that the event belongs to; defaults to the current page
 */
export function pushEvent(event: AnalyticsEvent, address = location.href): void {
  const fields = { page_location: redactAddress(address), ...fieldsOf(event) };
  if (window.gtag !== undefined && readConsent() === "granted") {
    // Without this, the tag's automatic events would contain full URLs and the title.
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
