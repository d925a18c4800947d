import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Random } from "#api/demo/createRandom.ts";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { callUntilResponse, type FinalResponse, type RetriedCall } from "./callUntilResponse.ts";
import { aVisitor } from "#api/testing/earnPass.ts";
import { moveIntoPast } from "#api/testing/moveIntoPast.ts";
import { payByCard } from "#api/testing/standIns/payByCard.ts";
import type { Marketplace } from "./startMarketplace.ts";
import { registerSecret } from "#api/testing/watchLogs.ts";

/** Responses that the customers received. */
export interface ReceivedResponses {
  /** Bookings whose response was 201. */
  booked: Set<string>;
  /** Bookings whose response reported them as paid, in full or in part. */
  paid: Set<string>;
  /** Counts of outcomes by call. */
  outcomes: Map<string, number>;
  /** Attempts without a response from any process. */
  lost: number;
  /** Repeated calls whose response differed from the first one. */
  differing: object[];
}

interface Customer {
  email?: string;
  headers: Record<string, string>;
}

type PaymentMethod = "pay" | "payTwice" | "leave" | "payLate" | "decline" | "payAfterTimeout";
const paymentMethods: [method: PaymentMethod, weight: number][] = [
  ["pay", 8],
  ["payTwice", 2],
  ["leave", 2],
  ["payLate", 3],
  ["decline", 1],
  ["payAfterTimeout", 1],
];
const cards = { approved: "4242424242424242", declined: "4000000000000002", late: "4000000000000119" };
/** Number of pick-up weeks; few, so that customers compete for the same car and week. */
const WEEKS = 40;
const DAY = 86_400_000;

export function emptyResponses(): ReceivedResponses {
  return { booked: new Set(), paid: new Set(), outcomes: new Map(), lost: 0, differing: [] };
}

/**
 * Runs customers who rent, pay, pause and repeat, each in sequence, until `isOver`. Repeats every call until it gets a
 * response, and adds each response to `responses`.
 */
export async function rentUntil(
  market: Marketplace,
  { cars, random, customers, isOver, responses }: LoadOptions,
): Promise<void> {
  // Fixed for the run, so that repeated requests have the same body.
  const start = Date.now() + 14 * DAY;
  const driver = await signIn();
  await Promise.all(
    Array.from({ length: customers }, async (_, index) => {
      while (!isOver()) {
        const headers = aVisitor();
        await rent(index % 3 === 0 ? { ...driver, headers: { ...headers, ...driver.headers } } : { headers });
      }
    }),
  );

  async function call(name: string, path: string, options: RetriedCall) {
    const onLost = () => {
      responses.lost += 1;
    };
    const response = await callUntilResponse(`${market.url}${path}`, { ...options, onLost });
    count(`${name} ${response.outcome}`);
    return response;
  }

  function count(outcome: string): void {
    responses.outcomes.set(outcome, (responses.outcomes.get(outcome) ?? 0) + 1);
  }

  async function rent(customer: Customer): Promise<void> {
    const car = random.pick(cars);
    const from = start + 7 * DAY * random.between(1, WEEKS);
    const order = () => {
      const payment = random.pickWeighted(["full", "downPayment", "later"] as const, (method) =>
        method === "later" && customer.email === undefined ? 1 : 2,
      );
      const [pickUp, dropOff] = [new Date(from).toISOString(), new Date(from + 3 * DAY).toISOString()];
      const body = aCheckout({ ...market.world, car }, { payment, rental: { from: pickUp, to: dropOff } });
      if (customer.email !== undefined) body.driver.email = customer.email;
      return body;
    };
    const firstOrder = order();
    const checkout = await checkOut(customer, firstOrder);
    if (checkout === undefined) return;
    const { bookingId, paymentSession } = checkout;
    if (random.chance(0.1)) {
      // The customer goes back from the card page and chooses another payment.
      const second = await checkOut(customer, { ...order(), driver: firstOrder.driver });
      if (second !== undefined && second.paymentSession !== null)
        await pay(second.bookingId, second.paymentSession);
      return;
    }
    if (paymentSession !== null) return pay(bookingId, paymentSession);
    if (customer.email !== undefined && random.chance(0.7)) return payBooking(customer, bookingId);
    if (random.chance(0.3)) await moveIntoPast(market.db, bookingId, 3 * 24 * 60);
  }

  /** Simulates responses that are lost before they reach the page, which then repeats its call. */
  async function sendRepeatedly(sendRequest: () => Promise<FinalResponse>): Promise<FinalResponse> {
    const response = await sendRequest();
    if (response.status >= 300 || !random.chance(0.3)) return response;
    const repeatedResponse = await sendRequest();
    const firstParts = fixedParts(response.json);
    const repeatedParts = fixedParts(repeatedResponse.json ?? {});
    if (
      repeatedResponse.status !== response.status ||
      JSON.stringify(firstParts) !== JSON.stringify(repeatedParts)
    ) {
      responses.differing.push({
        first: firstParts,
        second: repeatedParts,
        statuses: [response.outcome, repeatedResponse.outcome],
      });
    }
    return response;
  }

  async function checkOut({ headers }: Customer, body: object) {
    const key = randomUUID();
    registerSecret(key);
    const response = await sendRepeatedly(() =>
      call("checkout", "/api/checkout", { body, headers: { ...headers, "idempotency-key": key } }),
    );
    if (response.status !== 201) return undefined;
    responses.booked.add(response.json.bookingId);
    return response.json as { bookingId: string; paymentSession: { id: string; url: string } | null };
  }

  async function payBooking({ headers }: Customer, id: string): Promise<void> {
    const bookingView = await call("read", `/api/booking/${id}/fr`, { method: "GET", headers });
    const payment = random.pick(["full", "downPayment"] as const);
    const body = { version: bookingView.json.version, payment };
    const key = randomUUID();
    registerSecret(key);
    const { status, json } = await sendRepeatedly(() =>
      call("pay", `/api/pay-booking/${id}`, { body, headers: { ...headers, "idempotency-key": key } }),
    );
    if (status === 200) await pay(id, json);
  }

  async function pay(bookingId: string, session: { id: string; url: string }): Promise<void> {
    const [method] = random.pickWeighted(paymentMethods, ([, weight]) => weight);
    if (method === "decline") await sendCard(session, cards.declined);
    if (method === "leave" || method === "payLate") await moveIntoPast(market.db, bookingId, 33);
    if (method === "leave" || method === "decline") return;
    if (method === "payLate") await setTimeout(random.between(0, 1500));
    const card = method === "payAfterTimeout" ? cards.late : cards.approved;
    await Promise.all(Array.from({ length: method === "payTwice" ? 2 : 1 }, () => sendCard(session, card)));
    // The other customers close the page, and the webhook or the job finds the payment.
    if (random.chance(0.5)) await check(bookingId, session.id);
  }

  async function check(bookingId: string, session: string): Promise<void> {
    const { json } = await call("check", `/api/check-checkout-session/${session}`, {});
    if (json.payment === "paid") responses.paid.add(bookingId);
  }

  async function sendCard(session: { url: string }, number: string): Promise<void> {
    const { json, outcome } = await payByCard(session, number);
    count(`card ${json.result ?? outcome}`);
  }

  async function signIn(): Promise<Customer> {
    const { email } = await aUser(market.db);
    return { email, headers: { cookie: await market.signIn(email) } };
  }
}

/**
 * Returns the parts of a response that a replay repeats: all but the status and the payment session's expiry. Another
 * checkout of the same car by the same driver ends the session earlier.
 */
function fixedParts(response: FinalResponse["json"]): object {
  const { status: _, expiresAt: __, paymentSession, ...remainder } = response;
  if (!paymentSession) return { ...remainder, paymentSession };
  const { expiresAt: ___, ...session } = paymentSession;
  return { ...remainder, paymentSession: session };
}

export interface LoadOptions {
  cars: readonly { id: string }[];
  random: Random;
  customers: number;
  isOver: () => boolean;
  responses: ReceivedResponses;
}
