import { ownPath } from "#web/request/ownPath.ts";

/** What the tab that started a payment stores beyond the API's answer. */
export interface PaymentVisit {
  /** A guest's token for the booking; null when signed in. */
  token: string | null;
  /** Path of the page on which the payment was started. */
  from: string;
  /** The payment ended unpaid, so it no longer holds the car. */
  isOver?: boolean;
}

/** Key in session storage. A token opens no more than the booking's address, in which it stands too. */
const STORE = "sayara.payments";
/** Key of the checkout's draft in session storage. */
export const CHECKOUT_DRAFT = "sayara.checkout";
/** Event of the window: a payment has arrived, and the checkout's draft is no longer needed. */
export const CHECKOUT_PAID = "sayara-checkout-paid";

/** Keeps where a payment was started. Returns the address of its page. */
export function startVisit(sessionId: string, visit: PaymentVisit): string {
  keepVisit(sessionId, visit);
  return paymentAddress(sessionId);
}

/** Keeps that a payment ended unpaid. Its page still leads back to where it was started. */
export function endVisit(sessionId: string): void {
  const visit = visitOf(sessionId);
  if (visit !== undefined) keepVisit(sessionId, { ...visit, isOver: true });
}

/** Returns what is kept about a payment. Only in the browser. */
export function visitOf(sessionId: string): PaymentVisit | undefined {
  return readVisits()[sessionId];
}

/** Returns the address of the last payment from the checkout of this car that may hold it. Only in the browser. */
export function paymentStartedFor(car: string): string | undefined {
  const isOfCar = ({ from, isOver }: PaymentVisit) =>
    isOver !== true &&
    from.startsWith("/checkout?") &&
    new URLSearchParams(from.slice(from.indexOf("?"))).get("car") === car;
  const [id] = Object.entries(readVisits()).findLast(([, visit]) => isOfCar(visit)) ?? [];
  return id === undefined ? undefined : paymentAddress(id);
}

/** Returns the address of a payment's page. */
export function paymentAddress(sessionId: string): string {
  return `/checkout-session/${sessionId}`;
}

/** Deletes the checkout's draft, in storage and in the page that holds it. */
export function forgetCheckout(): void {
  try {
    sessionStorage.removeItem(CHECKOUT_DRAFT);
  } catch {
    // Nothing was stored then.
  }
  window.dispatchEvent(new Event(CHECKOUT_PAID));
}

function keepVisit(sessionId: string, visit: PaymentVisit): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify({ ...readVisits(), [sessionId]: visit }));
  } catch {
    // Storage may be blocked: then the booking is reached by its mailed link.
  }
}

function readVisits(): Record<string, PaymentVisit> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? "{}");
    if (!isRecord(stored)) return {};
    return Object.fromEntries(Object.entries(stored).flatMap(([id, visit]) => visitsFrom(id, visit)));
  } catch {
    return {};
  }
}

/** A stored visit may be of an older version. */
function visitsFrom(id: string, visit: unknown): [string, PaymentVisit][] {
  if (!isRecord(visit)) return [];
  const { from, token, isOver } = visit;
  if (typeof from !== "string" || from !== ownPath(from)) return [];
  const kept = { from, token: typeof token === "string" ? token : null };
  return [[id, isOver === true ? { ...kept, isOver } : kept]];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
