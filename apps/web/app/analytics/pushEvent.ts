import { ANALYTICS_CURRENCY } from "@sayara/domain/config/businessDefaults";
import { scrubAddress } from "./scrubAddress.ts";

/** What is bought or looked at. */
interface AnalyticsItem {
  id: string;
  name: string;
  /** Rental days. Below 1 counts as 1. */
  quantity: number;
  /** Of one day. */
  price: number;
}

/** A sum with what it is for. */
export interface AnalyticsSum {
  value: number;
  /** ISO 4217; `USD` if absent. */
  currency?: string;
  items: readonly AnalyticsItem[];
}

/** Analytics events of a purchase and of a contact (product.md, section 7). No event holds a person's data. */
export type AnalyticsEvent =
  | ({ name: "begin_checkout" } & AnalyticsSum)
  | ({ name: "purchase"; transactionId: string } & AnalyticsSum)
  | { name: "generate_lead" };

declare global {
  interface Window {
    /** Queue that tag managers read; nothing is sent without one. */
    dataLayer?: object[];
  }
}

/** Adds an event to `dataLayer`: amounts with 2 decimals, quantities of at least 1, the address without secrets. */
export function pushEvent({ name, ...event }: AnalyticsEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event: name, page_location: scrubAddress(location.href), ...fieldsOf(event) });
}

function fieldsOf(
  event: Omit<AnalyticsEvent, "name"> & Partial<AnalyticsSum & { transactionId: string }>,
): object {
  const { transactionId, value, currency = ANALYTICS_CURRENCY, items } = event;
  return {
    ...(transactionId !== undefined && { transaction_id: transactionId }),
    ...(value !== undefined && { value: toCents(value), currency }),
    ...(items !== undefined && {
      items: items.map(({ id, name, quantity, price }) => ({
        item_id: id,
        item_name: name,
        quantity: Math.max(1, quantity),
        price: toCents(price),
      })),
    }),
  };
}

function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
