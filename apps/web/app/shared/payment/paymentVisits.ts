import { sameSitePath } from "@sayara/frontend/request/sameSitePath";

/** Data about a payment that its tab stores in addition to the API's response. */
export interface PaymentVisit {
  /** A guest's token for the booking; null if signed in. */
  token: string | null;
  /** Path of the page on which the payment was started. */
  from: string;
  /** The payment ended unpaid, so it no longer holds the car. */
  isOver?: boolean;
}

/** Key in session storage. A token gives access only to its booking, whose URL also contains it. */
const STORAGE_KEY = "sayara.payments";
/** Key of the checkout's draft in session storage. */
export const CHECKOUT_DRAFT = "sayara.checkout";
/** Window event: a payment has arrived, and the checkout draft is no longer needed. */
export const CHECKOUT_PAID = "sayara-checkout-paid";

/** Stores where a payment was started. Returns the URL of the payment page. */
export function startVisit(sessionId: string, visit: PaymentVisit): string {
  storeVisit(sessionId, visit);
  return paymentAddress(sessionId);
}

/** Records that a payment ended unpaid. Its page still links back to the page that started it. */
export function endVisit(sessionId: string): void {
  const visit = visitOf(sessionId);
  if (visit !== undefined) storeVisit(sessionId, { ...visit, isOver: true });
}

/** Returns the stored data of a payment. Browser only. */
export function visitOf(sessionId: string): PaymentVisit | undefined {
  return readVisits()[sessionId];
}

/** Returns the URL of the last payment from this car's checkout that may still hold the car. Browser only. */
export function paymentStartedFor(car: string): string | undefined {
  const isOfCar = ({ from, isOver }: PaymentVisit) =>
    isOver !== true &&
    from.startsWith("/checkout?") &&
    new URLSearchParams(from.slice(from.indexOf("?"))).get("car") === car;
  const [id] = Object.entries(readVisits()).findLast(([, visit]) => isOfCar(visit)) ?? [];
  return id === undefined ? undefined : paymentAddress(id);
}

/** Returns the URL of a payment's page. */
export function paymentAddress(sessionId: string): string {
  return `/checkout-session/${sessionId}`;
}

/** Deletes the checkout draft, in storage and on the page that has it. */
export function clearCheckoutDraft(): void {
  try {
    sessionStorage.removeItem(CHECKOUT_DRAFT);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
  window.dispatchEvent(new Event(CHECKOUT_PAID));
}

function storeVisit(sessionId: string, visit: PaymentVisit): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readVisits(), [sessionId]: visit }));
  } catch {
    // Storage may be blocked. The booking is then reachable through its mailed link.
  }
}

function readVisits(): Record<string, PaymentVisit> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}");
    if (!isRecord(stored)) return {};
    return Object.fromEntries(Object.entries(stored).flatMap(([id, visit]) => visitsFrom(id, visit)));
  } catch {
    return {};
  }
}

/** An earlier version of the site may have written the stored data. */
function visitsFrom(id: string, visit: unknown): [string, PaymentVisit][] {
  if (!isRecord(visit)) return [];
  const { from, token, isOver } = visit;
  if (typeof from !== "string" || from !== sameSitePath(from)) return [];
  const stored = { from, token: typeof token === "string" ? token : null };
  return [[id, isOver === true ? { ...stored, isOver } : stored]];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
