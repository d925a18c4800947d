// @vitest-environment jsdom
import { i18n } from "@lingui/core";
import type { PaymentSession } from "@sayara/api-client/contract/payment/PaymentSession";
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { act, cleanup } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { openPart } from "@sayara/frontend/testing/openPart";
import { bookingAction } from "#web/pages/booking/Booking.action.ts";
import { shouldRevalidate } from "#web/pages/booking/Booking.route.tsx";
import { usePayOnline } from "./usePayOnline.ts";

// A refusal also shows a toast.
beforeEach(() => i18n.loadAndActivate({ locale: "en", messages: {} }));
afterEach(cleanup);

const session: PaymentSession = {
  id: "session-1",
  gateway: "sandbox",
  display: "frame",
  url: "http://localhost:4100/pay/cs_1",
  amount: 318,
  currency: "TND",
  expiresAt: "2026-11-20T12:30:00Z",
};

function open(payBooking: NonNullable<FakeHandlers["payBooking"]>, token = "") {
  const api = fakeApi({ payBooking });
  const [onOpened, onProofNeeded] = [vi.fn(), vi.fn()];
  const result = {} as { current: ReturnType<typeof usePayOnline> };
  function Page() {
    const payOnline = usePayOnline({ version: 3, onOpened, onProofNeeded });
    useEffect(() => {
      result.current = payOnline;
    });
    return null;
  }
  const at = `/booking?b=booking-1${token === "" ? "" : `&t=${token}`}`;
  const { reload } = openPart(Page, { at, openApi: api.openApi, action: bookingAction, shouldRevalidate });
  const press = (payment: "full" | "downPayment" = "full") =>
    act(async () => {
      result.current.open(payment);
      await expect
        .poll(() => result.current.opening !== null && onOpened.mock.calls.length === 0)
        .toBe(false);
    });
  return { ...api, result, press, onOpened, onProofNeeded, reload };
}

test("the full amount due is paid, with the booking's version and the link's token", async () => {
  const { press, calls, onOpened } = open(() => ({ ok: true, data: session }), "a-token");
  await press();
  await expect.poll(() => onOpened).toHaveBeenCalledWith(session);
  expect(calls).toMatchObject([
    { params: { id: "booking-1" }, body: { version: 3, payment: "full", token: "a-token" } },
  ]);
});

test("a retry after a lost response reuses the idempotency key; a retry after a refusal does not", async () => {
  let isOffline = true;
  const { press, calls, result } = open(() =>
    isOffline ? Promise.reject(new TypeError("not reached")) : refuse(422, "pay_online_unavailable"),
  );
  await press();
  await expect.poll(() => result.current.problem?.kind).toBe("fault");
  isOffline = false;
  await press();
  await expect.poll(() => result.current.problem?.kind).toBe("refused");
  await press();
  await expect.poll(() => calls).toHaveLength(3);
  const keys = calls.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("paying a different amount is a new attempt", async () => {
  const { press, calls } = open(() => Promise.reject(new TypeError("not reached")));
  await press("full");
  await press("downPayment");
  await expect.poll(() => calls).toHaveLength(2);
  expect(calls.map(({ body }) => (body as { payment: string }).payment)).toEqual(["full", "downPayment"]);
  expect(calls[1]?.idempotencyKey).not.toBe(calls[0]?.idempotencyKey);
});

test("if the mailbox proof has expired in the meantime, a new proof is required and the same amount is paid", async () => {
  let isProven = false;
  const { press, result, onProofNeeded, onOpened } = open(() =>
    isProven ? { ok: true, data: session } : refuse(403, "proof_required"),
  );
  await press();
  await expect.poll(() => onProofNeeded).toHaveBeenCalledOnce();
  expect(result.current.problem).toBeNull();
  isProven = true;
  await act(async () => onProofNeeded.mock.calls[0]?.[0]());
  await expect.poll(() => onOpened).toHaveBeenCalledWith(session);
});

test("a gateway that does not respond is reported as a refusal with its own message, not as a lost response", async () => {
  let isDown = true;
  const { press, onOpened, result } = open(() =>
    isDown ? refuse(503, "gateway_unavailable") : { ok: true, data: session },
  );
  await press();
  const problem = { kind: "refused", code: "gateway_unavailable", retryAfter: null };
  await expect.poll(() => result.current.problem).toEqual(problem);
  isDown = false;
  await press();
  await expect.poll(() => onOpened).toHaveBeenCalledWith(session);
});

test("a booking that has changed is reloaded", async () => {
  const { press, reload } = open(() => refuse(409, "stale_version"));
  await press();
  await expect.poll(() => reload).toHaveBeenCalledOnce();
});

test("[CN13] the cancellation option is sent with the total shown, as a separate attempt", async () => {
  const { result, calls, reload } = open(() => refuse(409, "price_changed"));
  act(() => result.current.open("full"));
  await expect.poll(() => calls).toHaveLength(1);
  await expect.poll(() => result.current.problem?.kind).toBe("refused");
  act(() => result.current.open("full", { total: 368 }));
  await expect.poll(() => calls).toHaveLength(2);
  expect(calls[1]).toMatchObject({ body: { payment: "full", cancellation: { total: 368 } } });
  expect(calls[1]?.idempotencyKey).not.toBe(calls[0]?.idempotencyKey);
  await expect.poll(() => reload).toHaveBeenCalled();
});

test("the button can be pressed again after returning from the payment page", async () => {
  const { press, result, onOpened } = open(() => ({ ok: true, data: session }));
  const { promise: returned, resolve: returnToPage } = Promise.withResolvers<void>();
  onOpened.mockReturnValue(returned);
  await press();
  expect(result.current.opening).toBe("full");
  await act(async () => returnToPage());
  expect(result.current.opening).toBeNull();
});
