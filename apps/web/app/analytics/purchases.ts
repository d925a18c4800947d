import { readConsent } from "#web/consent/readConsent.ts";
import type { AnalyticsSum } from "./pushEvent.ts";
import { pushEvent } from "./pushEvent.ts";

const KEY = "sayara.purchases";
/** Maximum number of remembered bookings with an open payment. */
const MAX_PENDING_PURCHASES = 10;

type PendingPurchases = Record<string, AnalyticsSum>;

/** Purchases of this document, while the visitor has not consented to storage. */
let inMemory: PendingPurchases = {};

/**
 * Remembers a booking made in this browser until it is confirmed. {@link reportPurchase} reports only remembered
 * bookings and then forgets them, so a purchase is reported once, however often its pages are opened. Without the
 * visitor's consent the booking is remembered only until the document is unloaded.
 */
export function rememberPurchase(bookingId: string, sum: AnalyticsSum): void {
  const recent = Object.entries(read()).slice(1 - MAX_PENDING_PURCHASES);
  write({ ...Object.fromEntries(recent), [bookingId]: sum });
}

/** Reports the purchase of a remembered booking. */
export function reportPurchase(bookingId: string): void {
  const { [bookingId]: sum, ...others } = read();
  if (sum === undefined) return;
  // Removed before reporting, so that it cannot be reported twice.
  write(others);
  pushEvent({ name: "purchase", transactionId: bookingId, ...sum });
}

/** Forgets all purchases. Called when the visitor refuses or withdraws consent. */
export function clearPurchases(): void {
  inMemory = {};
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so it contains nothing.
  }
}

function read(): PendingPurchases {
  if (readConsent() !== "granted") return inMemory;
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as PendingPurchases;
  } catch {
    return {};
  }
}

function write(pending: PendingPurchases): void {
  if (readConsent() !== "granted") {
    inMemory = pending;
    return;
  }
  try {
    if (Object.keys(pending).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(pending));
  } catch {
    // Storage may be blocked: the purchase is then not reported.
  }
}
