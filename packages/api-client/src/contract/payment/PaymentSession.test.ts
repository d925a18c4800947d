import type * as v from "valibot";
import { expect, test } from "vitest";
import { createApi } from "@sayara/api-client/client/createApi";
import { createFakeFetch } from "@sayara/api-client/testing/createFakeFetch";
import type { BookingEdit } from "../bookings/editBooking.ts";
import type { PaymentState } from "./checkoutSession.ts";
import type { PaymentSession } from "./PaymentSession.ts";

const session = (id: string, amount: number): PaymentSession => ({
  id,
  gateway: "sandbox",
  display: "frame",
  url: `https://pay.example/${id}`,
  amount,
  currency: "TND",
  expiresAt: "2026-11-20T12:30:00Z",
});

const settledPayment: PaymentState = {
  bookingId: "b1",
  reference: "SY-7K3Q9D",
  status: "deposit",
  payment: "paid",
  purpose: "checkout",
  failure: null,
  amount: 60,
  currency: "TND",
  gateway: "sandbox",
  display: "frame",
  url: null,
  expiresAt: "2026-11-20T12:30:00Z",
};
const dates = { from: "2026-12-01T10:00:00+01:00", to: "2026-12-04T10:00:00+01:00" };
const places = { pickupLocation: "tunis", dropOffLocation: "tunis" };
const order = { rental: { car: "clio", ...places, ...dates, options: {} }, total: 300 };
const terms = { termsAccepted: true, language: "fr" } as const;

test("checkout opens a session whose state and booking can be read by its id", async () => {
  const fake = createFakeFetch({
    checkout: ({ body }) => ({
      ok: true,
      outcome: "booked",
      data: {
        bookingId: "b1",
        reference: "SY-7K3Q9D",
        status: body.payment === "later" ? "pending" : "void",
        token: null,
        paymentSession: body.payment === "later" ? null : session("s1", body.payment === "full" ? 300 : 60),
      },
    }),
    checkCheckoutSession: ({ params }) =>
      params.sessionId === "s1"
        ? { ok: true, data: settledPayment }
        : { ok: false, refusal: { code: "not_found" } },
    bookingIdOfSession: () => ({ ok: true, data: { bookingId: "b1" } }),
  });
  const api = createApi({ baseUrl: "http://api.test", fetch: fake.fetch });

  const payLaterOutcome = await api.checkout({ body: { ...order, ...terms, payment: "later" } });
  expect(payLaterOutcome).toMatchObject({ data: { status: "pending", paymentSession: null } });

  const checkoutOutcome = await api.checkout({ body: { ...order, ...terms, payment: "downPayment" } });
  const paymentSession =
    checkoutOutcome.ok && checkoutOutcome.outcome === "booked" ? checkoutOutcome.data.paymentSession : null;
  expect(paymentSession).toMatchObject({ amount: 60, url: "https://pay.example/s1" });
  const params = { sessionId: paymentSession?.id ?? "" };
  expect(await api.checkCheckoutSession({ params })).toMatchObject({
    data: { status: "deposit", payment: "paid" },
  });
  expect(await api.bookingIdOfSession({ params })).toMatchObject({ data: { bookingId: "b1" } });
});

test("payBooking opens a session for an existing booking and sends an idempotency key", async () => {
  const fake = createFakeFetch({
    payBooking: ({ params, body }) => ({
      ok: true,
      data: session(`${params.id}-${body.payment}`, 240),
    }),
  });
  const keys: (string | null)[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    keys.push(request.headers.get("idempotency-key"));
    return fake.fetch(request);
  };
  const api = createApi({ baseUrl: "http://api.test", fetch });
  const paymentOutcome = await api.payBooking({
    params: { id: "b1" },
    body: { version: 2, payment: "full" },
  });
  expect(paymentOutcome).toMatchObject({ ok: true, data: { id: "b1-full", amount: 240 } });
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  expect(fake.calls[0]).toMatchObject({
    name: "payBooking",
    params: { id: "b1" },
    body: { payment: "full" },
  });
});

test("every call that opens a payment is refused with pay_online_unavailable if online payment is off", async () => {
  const refuse = () => ({ ok: false, refusal: { code: "pay_online_unavailable" } }) as const;
  const fake = createFakeFetch({ checkout: refuse, payBooking: refuse, updateBooking: refuse });
  const api = createApi({ baseUrl: "http://api.test", fetch: fake.fetch });
  const edit: v.InferInput<typeof BookingEdit> = { ...places, ...dates, options: {} };
  const outcomes = [
    await api.checkout({ body: { ...order, ...terms, payment: "full" } }),
    await api.payBooking({ params: { id: "b1" }, body: { version: 1, payment: "downPayment" } }),
    await api.updateBooking({ body: { id: "b1", version: 1, edit, total: 400 } }),
  ];
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: 422, refusal: { code: "pay_online_unavailable" } });
  }
});
