import type { Quote } from "@sayara/domain/pricing/Quote";
import { expect, test } from "vitest";
import { createApi } from "../client/createApi.ts";
import { createFakeFetch } from "./createFakeFetch.ts";

const baseUrl = "http://api.test";

test("returns the handler's response and records the call", async () => {
  const fake = createFakeFetch({
    validateEmail: ({ body }) => ({
      ok: true,
      outcome: body.email.startsWith("free") ? "free" : "taken",
      data: undefined,
    }),
  });
  const api = createApi({ baseUrl, fetch: fake.fetch });
  const validate = (email: string) => api.validateEmail({ body: { email } });
  expect(await validate("Free@Sayara.example")).toEqual({ ok: true, outcome: "free", data: undefined });
  expect(await validate("taken@sayara.example")).toEqual({ ok: true, outcome: "taken", data: undefined });
  expect(fake.calls.map((call) => call.body)).toEqual([
    { email: "free@sayara.example" },
    { email: "taken@sayara.example" },
  ]);
});

test("records the idempotency key of a call that has one", async () => {
  const fake = createFakeFetch({
    validateEmail: () => ({ ok: true, outcome: "taken", data: undefined }),
    checkout: () => ({ ok: false, refusal: { code: "car_taken" } }),
  });
  const api = createApi({ baseUrl, fetch: fake.fetch });
  await api.validateEmail({ body: { email: "free@sayara.example" } });
  await api.checkout({ body: aCheckout }, { idempotencyKey: "a-key-of-the-page" });
  expect(fake.calls.map((call) => call.idempotencyKey)).toEqual([undefined, "a-key-of-the-page"]);
});

test("refuses a request that violates the contract, as the API does", async () => {
  const api = createApi({ baseUrl, fetch: createFakeFetch({}).fetch });
  expect(await api.validateEmail({ body: { email: "not-an-address" } })).toMatchObject({
    ok: false,
    status: 400,
    refusal: { code: "invalid_input" },
  });
});

test("returns a handler's refusal with the status of its code", async () => {
  const { fetch } = createFakeFetch({
    booking: () => ({ ok: false, refusal: { code: "not_found" } }),
    checkout: () => ({ ok: false, status: 409, refusal: { code: "price_changed", quote } }),
  });
  const api = createApi({ baseUrl, fetch });
  expect(await api.booking(bookingInput)).toEqual({
    ok: false,
    status: 404,
    refusal: { code: "not_found", message: "" },
  });
  expect(await api.checkout({ body: aCheckout })).toEqual({
    ok: false,
    status: 409,
    refusal: { code: "price_changed", message: "", quote },
  });
});

test("throws for a refusal that the endpoint does not declare", async () => {
  const refusals = {
    "the handler's refusal car_taken is not declared": { refusal: { code: "car_taken" } },
    "the handler's refusal not_found has the status 404, not 409": {
      status: 409,
      refusal: { code: "not_found" },
    },
    "the handler's refusal not_signed_in does not match the contract": {
      refusal: { code: "not_signed_in", message: "x".repeat(100_000) },
    },
  };
  for (const [message, refusal] of Object.entries(refusals)) {
    const { fetch } = createFakeFetch({ booking: () => ({ ok: false, ...refusal }) as never });
    await expect(createApi({ baseUrl, fetch, retries: 0 }).booking(bookingInput)).rejects.toThrow(message);
  }
});

test("throws for a response that violates the contract", async () => {
  const responses = {
    "settings: the handler's response does not match": { data: {} },
    "settings: the contract has no response teapot": { outcome: "teapot" },
  };
  for (const [message, response] of Object.entries(responses)) {
    const { fetch } = createFakeFetch({ settings: () => ({ ok: true, ...response }) as never });
    await expect(createApi({ baseUrl, fetch, retries: 0 }).settings()).rejects.toThrow(message);
  }
});

test("returns a file completely, with the declared media type", async () => {
  const bytes = new Uint8Array([37, 80, 68, 70, 0, 255, 13, 10]);
  const fake = createFakeFetch({
    voucher: () => ({ ok: true, data: new Blob([bytes]) }),
    calendar: () => ({ ok: true, data: new Blob(["BEGIN:VCALENDAR"]) }),
  });
  const api = createApi({ baseUrl, fetch: fake.fetch });
  const voucher = await api.voucher(bookingInput);
  if (!voucher.ok) throw new Error(voucher.refusal.code);
  expect(voucher.data.type).toBe("application/pdf");
  expect(new Uint8Array(await voucher.data.arrayBuffer())).toEqual(bytes);
  const calendar = await api.calendar({ params: { id: "b1" } });
  if (!calendar.ok) throw new Error(calendar.refusal.code);
  expect(calendar.data.type).toBe("text/calendar");
  expect(await calendar.data.text()).toBe("BEGIN:VCALENDAR");
});

const bookingInput = { params: { id: "b1", language: "fr" } } as const;
const aCheckout = {
  rental: {
    car: "clio",
    pickupLocation: "tunis",
    dropOffLocation: "tunis",
    from: "2026-12-01T09:00:00Z",
    to: "2026-12-02T09:00:00Z",
    options: {},
  },
  total: 100,
  payment: "later",
  termsAccepted: true,
  language: "fr",
} as const;
const quote: Quote = {
  days: 0,
  lines: [],
  rental: 0,
  optionLines: [],
  refusedOptions: [],
  total: 0,
  perDay: 0,
  currency: "TND",
};
