import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Random } from "#api/demo/createRandom.ts";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { callUntilAnswered, type FinalResponse, type PersistentCall } from "./callUntilAnswered.ts";
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

type Pay = "pay" | "payTwice" | "leave" | "payLate" | "decline" | "payAfterTimeout";
const ways: [way: Pay, weight: number][] = [
  ["pay", 8],
  ["payTwice", 2],
  ["leave", 2],
  ["payLate", 3],
  ["decline", 1],
  ["payAfterTimeout", 1],
];
const cards = { approved: "4242424242424242", declined: "4000000000000002", late: "4000000000000119" };
/** Number of pick-up weeks. Few, so that customers compete for the same car and week. */
const WEEKS = 40;
const DAY = 86_400_000;

export function noResponses(): ReceivedResponses {
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
  // Fixed for the run, so that a repeated body is the same.
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

  async function call(name: string, path: string, options: PersistentCall) {
    const onLost = () => {
      responses.lost += 1;
    };
    const answer = await callUntilAnswered(`${market.url}${path}`, { ...options, onLost });
    count(`${name} ${answer.outcome}`);
    return answer;
  }

  function count(outcome: string): void {
    responses.outcomes.set(outcome, (responses.outcomes.get(outcome) ?? 0) + 1);
  }

  async function rent(customer: Customer): Promise<void> {
    const car = random.pick(cars);
    const from = start + 7 * DAY * random.between(1, WEEKS);
    const order = () => {
      const payment = random.pickWeighted(["full", "downPayment", "later"] as const, (way) =>
        way === "later" && customer.email === undefined ? 1 : 2,
      );
      const [pickUp, dropOff] = [new Date(from).toISOString(), new Date(from + 3 * DAY).toISOString()];
      const body = aCheckout({ ...market.world, car }, { payment, rental: { from: pickUp, to: dropOff } });
      if (customer.email !== undefined) body.driver.email = customer.email;
      return body;
    };
    const first = order();
    const booked = await checkOut(customer, first);
    if (booked === undefined) return;
    const { bookingId, paymentSession } = booked;
    if (random.chance(0.1)) {
      // Goes back from the card page and chooses another payment.
      const second = await checkOut(customer, { ...order(), driver: first.driver });
      if (second !== undefined && second.paymentSession !== null)
        await pay(second.bookingId, second.paymentSession);
      return;
    }
    if (paymentSession !== null) return pay(bookingId, paymentSession);
    if (customer.email !== undefined && random.chance(0.7)) return payBooking(customer, bookingId);
    if (random.chance(0.3)) await moveIntoPast(market.db, bookingId, 3 * 24 * 60);
  }

  /** Simulates responses that are lost before they reach the page, which then repeats its call. */
  async function repeated(ask: () => Promise<FinalResponse>): Promise<FinalResponse> {
    const answer = await ask();
    if (answer.status >= 300 || !random.chance(0.3)) return answer;
    const again = await ask();
    const first = fixedParts(answer.json);
    const second = fixedParts(again.json ?? {});
    if (again.status !== answer.status || JSON.stringify(first) !== JSON.stringify(second)) {
      responses.differing.push({ first, second, statuses: [answer.outcome, again.outcome] });
    }
    return answer;
  }

  async function checkOut({ headers }: Customer, body: object) {
    const key = randomUUID();
    registerSecret(key);
    const answer = await repeated(() =>
      call("checkout", "/api/checkout", { body, headers: { ...headers, "idempotency-key": key } }),
    );
    if (answer.status !== 201) return undefined;
    responses.booked.add(answer.json.bookingId);
    return answer.json as { bookingId: string; paymentSession: { id: string; url: string } | null };
  }

  async function payBooking({ headers }: Customer, id: string): Promise<void> {
    const seen = await call("read", `/api/booking/${id}/fr`, { method: "GET", headers });
    const payment = random.pick(["full", "downPayment"] as const);
    const body = { version: seen.json.version, payment };
    const key = randomUUID();
    registerSecret(key);
    const { status, json } = await repeated(() =>
      call("pay", `/api/pay-booking/${id}`, { body, headers: { ...headers, "idempotency-key": key } }),
    );
    if (status === 200) await pay(id, json);
  }

  async function pay(bookingId: string, session: { id: string; url: string }): Promise<void> {
    const [way] = random.pickWeighted(ways, ([, weight]) => weight);
    if (way === "decline") await sendCard(session, cards.declined);
    if (way === "leave" || way === "payLate") await moveIntoPast(market.db, bookingId, 33);
    if (way === "leave" || way === "decline") return;
    if (way === "payLate") await setTimeout(random.between(0, 1500));
    const card = way === "payAfterTimeout" ? cards.late : cards.approved;
    await Promise.all(Array.from({ length: way === "payTwice" ? 2 : 1 }, () => sendCard(session, card)));
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
function fixedParts(answer: FinalResponse["json"]): object {
  const { status: _, expiresAt: __, paymentSession, ...others } = answer;
  if (!paymentSession) return { ...others, paymentSession };
  const { expiresAt: ___, ...session } = paymentSession;
  return { ...others, paymentSession: session };
}

export interface LoadOptions {
  cars: readonly { id: string }[];
  random: Random;
  customers: number;
  isOver: () => boolean;
  responses: ReceivedResponses;
}
