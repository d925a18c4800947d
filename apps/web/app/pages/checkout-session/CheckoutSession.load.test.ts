import { expect, test } from "vitest";
import { aPayment } from "#web/testing/data/aPayment.ts";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { loadPayment } from "./CheckoutSession.load.ts";

type SessionHandler = Parameters<typeof fakeApi>[0]["checkCheckoutSession"];

async function load(handler: SessionHandler, id = "session-1") {
  const api = fakeApi({ ...(handler && { checkCheckoutSession: handler }) });
  return { data: await loadPayment(await api.openApi(), id), calls: api.calls };
}

test("loading a payment returns its state as reported by the API", async () => {
  const payment = aPayment({ payment: "paid" });
  const { data, calls } = await load(() => ({ ok: true, data: payment }));
  expect(data).toEqual({ state: "known", payment });
  expect(calls).toMatchObject([{ params: { sessionId: "session-1" } }]);
});

test("an id without a payment is unknown, and a malformed id is not sent", async () => {
  expect((await load(() => refuse(404, "not_found"))).data).toEqual({ state: "unknown" });
  const malformed = await load(undefined, "%00<script>");
  expect(malformed).toEqual({ data: { state: "unknown" }, calls: [] });
});

test("while the gateway or the API is unreachable, the payment's state is reported as unreachable", async () => {
  expect((await load(() => refuse(503, "gateway_unavailable"))).data).toEqual({ state: "unreachable" });
  const failNetwork = () => Promise.reject(new TypeError("not reached"));
  expect((await load(failNetwork)).data).toEqual({ state: "unreachable" });
});
