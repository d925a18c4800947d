import { readConsent } from "#web/consent/readConsent.ts";
import type { AnalyticsSum } from "./pushEvent.ts";
import { pushEvent } from "./pushEvent.ts";

const KEY = "sayara.purchases";
/** Bookings whose payment is still open at most. */
const MOST = 10;

type Pending = Record<string, AnalyticsSum>;

/** Purchases of this document, where the visitor has not agreed to storage. */
let unstored: Pending = {};

/**
 * Remembers a booking made in this browser until it is confirmed. Only what is remembered is reported, and it is
 * forgotten when it is: a purchase is reported once, however often its pages are opened. Without the visitor's consent
 * it is remembered until the document is left.
 */
export function rememberPurchase(bookingId: string, sum: AnalyticsSum): void {
  const kept = Object.entries(read()).slice(1 - MOST);
  write({ ...Object.fromEntries(kept), [bookingId]: sum });
}

/** Reports the purchase of a booking that was remembered. */
export function reportPurchase(bookingId: string): void {
  const { [bookingId]: sum, ...others } = read();
  if (sum === undefined) return;
  // Forgotten first: without storage nothing was remembered.
  write(others);
  pushEvent({ name: "purchase", transactionId: bookingId, ...sum });
}

/** Forgets all purchases, when the visitor refuses or withdraws the consent. */
export function forgetPurchases(): void {
  unstored = {};
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so it holds nothing.
  }
}

function read(): Pending {
  if (readConsent() !== "granted") return unstored;
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Pending;
  } catch {
    return {};
  }
}

function write(pending: Pending): void {
  if (readConsent() !== "granted") {
    unstored = pending;
    return;
  }
  try {
    if (Object.keys(pending).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(pending));
  } catch {
    // Storage may be blocked: the purchase is then not reported.
  }
}
