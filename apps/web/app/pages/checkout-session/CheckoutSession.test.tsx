// @vitest-environment jsdom
import type { PaymentState } from "@sayara/api-client/contract/payment/checkoutSession";
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aPayment } from "#web/testing/data/aPayment.ts";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { CheckoutSession } from "./CheckoutSession.tsx";
import { PaymentUnknown, PaymentUnreachable } from "./PaymentOutcome.tsx";
import { usePayment } from "./usePayment.ts";

vi.setConfig({ testTimeout: 30_000 });
const now = new Date("2026-11-20T12:00:00Z");
const links = { booking: "/booking?b=booking-1&t=token", back: "/checkout?car=clio" };
const paid = aPayment({ payment: "paid", status: "deposit", url: null });
// jsdom has no `matchMedia`.
vi.stubGlobal("matchMedia", () => ({ matches: false }));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/**
 * Opens the page. The API returns the states in order and then repeats the last one. For `null`, the API does
 * not respond.
 */
function open(start: PaymentState, readings: (PaymentState | null)[] = []) {
  const api = fakeApi({
    checkCheckoutSession: () => {
      const data = readings[Math.min(api.calls.length, readings.length) - 1];
      return data ? { ok: true, data } : Promise.reject(new TypeError("not reached"));
    },
  });
  const [onPaid, onFailed] = [vi.fn(), vi.fn()];
  function Page() {
    const payment = usePayment({ start, sessionId: "session-1", openApi: api.openApi, onPaid, onFailed });
    return <CheckoutSession {...payment} links={links} now={now} />;
  }
  const view = render(
    <RoutedProviders>
      <Page />
    </RoutedProviders>,
  );
  return {
    ...view,
    ...api,
    onPaid,
    onFailed,
    person: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
  };
}

const frame = () => screen.getByTitle<HTMLIFrameElement>("Card details");

/** Posts a message like the gateway's frame. */
async function postFromFrame(
  message: object,
  { origin = "http://localhost:4100", source = frame().contentWindow } = {},
) {
  await act(async () => {
    const data = { source: "sayara-sandbox-gateway", session: "cs_1", ...message };
    window.dispatchEvent(new MessageEvent("message", { data, origin, source }));
    await vi.advanceTimersByTimeAsync(0);
  });
}

const readyMessage = { type: "ready", height: 212 };
const normalizeSpaces = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");
const heading = () => normalizeSpaces(screen.getByRole("heading", { level: 1 }).textContent);
const alertText = async () => normalizeSpaces((await screen.findByRole("alert")).textContent);
const payButton = () => screen.getByRole("button", { name: /^Pay / });

test("an open payment shows the gateway's fields, the amount and the time left", async () => {
  open(aPayment());
  expect(heading()).toBe("Pay 63.60 TND online");
  expect(screen.getByText("Booking SY-7K3Q9D")).toBeTruthy();
  expect(screen.getByRole("timer").textContent).toBe("30 min left");
  expect(frame().src).toBe("http://localhost:4100/pay/cs_1?l=en&parent=http%3A%2F%2Flocalhost%3A3000");
  expect(payButton()).toHaveProperty("disabled", true);
  await postFromFrame({ ...readyMessage, height: 333 });
  expect(payButton()).toHaveProperty("disabled", false);
  expect(frame().height).toBe("333");
});

test("the pay button posts a message to the frame, restricted to the gateway's origin, which makes the frame send the card", async () => {
  const { person } = open(aPayment());
  await postFromFrame(readyMessage);
  const target = frame().contentWindow ?? window;
  const postMessage = vi.spyOn(target, "postMessage").mockImplementation(() => {});
  await person.click(payButton());
  expect(postMessage).toHaveBeenCalledWith({ type: "submit" }, "http://localhost:4100");
  await postFromFrame({ type: "processing" });
  await person.click(screen.getByRole("button", { name: "Payment in progress…" }));
  expect(postMessage).toHaveBeenCalledOnce();
});

test("messages from another origin or window are ignored", async () => {
  open(aPayment());
  await postFromFrame({ type: "failed", failure: "card_lost" }, { origin: "http://evil.example" });
  await postFromFrame({ type: "failed", failure: "card_lost" }, { source: window });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("invalid fields are described in text", async () => {
  open(aPayment());
  await postFromFrame({ type: "fields", invalid: { number: "card_number_invalid", expiry: "card_expired" } });
  expect(await alertText()).toContain("Card number: This card number is not valid.");
  expect(await alertText()).toContain("Expiry date: This card has expired.");
});

test.each([
  ["card_declined", "declined the card"],
  ["insufficient_funds", "enough funds"],
  ["card_expired", "has expired"],
  ["card_lost", "blocked by your bank"],
  ["authentication_failed", "not confirmed at your bank"],
])("for %s the page says why nothing was charged, and keeps the card fields", async (failure, text) => {
  const { onFailed } = open(aPayment());
  const initialFrame = frame();
  await postFromFrame({ type: "processing" });
  await postFromFrame({ type: "failed", failure });
  expect(await alertText()).toContain("Payment failed. You have not been charged.");
  expect(await alertText()).toContain(text);
  expect(frame()).toBe(initialFrame);
  expect(onFailed).toHaveBeenCalledOnce();
});

test("a reason that this version does not support is shown as unknown", async () => {
  const { onFailed } = open(aPayment({ failure: "unknown" }));
  expect(await alertText()).toContain("Payment failed. You have not been charged.");
  expect(await alertText()).toContain("Your bank gave a reason that this page does not know.");
  // The payment failed on an earlier visit.
  expect(onFailed).not.toHaveBeenCalled();
});

test("during the bank's challenge the page shows no pay button", async () => {
  open(aPayment());
  await postFromFrame({ type: "challenge" });
  expect(screen.queryByRole("button", { name: /^Pay / })).toBeNull();
  expect(screen.getByText(/Your bank asks you to confirm the payment/)).toBeTruthy();
});

test("the frame's message is not trusted: the payment counts as paid only once the API reports it", async () => {
  const { onPaid, calls } = open(aPayment(), [aPayment(), null, paid]);
  await postFromFrame({ type: "paid" });
  expect(heading()).toBe("We are checking your payment…");
  expect(onPaid).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(heading()).toBe("Thank you, your payment has arrived");
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  expect(normalizeSpaces(document.body.textContent)).toContain(
    "We have received 63.60 TND for the booking SY-7K3Q9D.",
  );
  expect(screen.getByRole("link", { name: "See my booking" }).getAttribute("href")).toBe(links.booking);
  expect(onPaid).toHaveBeenCalledOnce();
  expect(calls).toHaveLength(3);
});

test("if a payment stays unsettled, the page says that it takes longer than usual", async () => {
  open(aPayment(), [aPayment()]);
  await postFromFrame({ type: "paid" });
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(screen.getByText(/It takes longer than usual/)).toBeTruthy();
});

test("after a timeout of the bank the payment is queried again, then another card can be tried", async () => {
  open(aPayment(), [aPayment({ failure: "gateway_timeout" })]);
  await postFromFrame({ type: "failed", failure: "gateway_timeout" });
  expect(heading()).toBe("We are checking your payment…");
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(await alertText()).toContain("no payment has arrived so far");
  expect(await alertText()).not.toContain("You have not been charged");
});

test("a payment that the bank confirms late is shown as paid", async () => {
  open(aPayment({ failure: "gateway_timeout" }), [aPayment({ failure: "gateway_timeout" }), paid]);
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(heading()).toBe("Thank you, your payment has arrived");
});

test("the API decides when the time has run out", async () => {
  open(aPayment(), [aPayment({ payment: "expired", url: null })]);
  // The countdown sets each timer only after the previous one.
  for (let step = 0; step < 700; step += 1) {
    const isNearEnd = step > 40;
    await act(() => vi.advanceTimersByTimeAsync(isNearEnd ? 1000 : 30_000));
  }
  expect(heading()).toBe("The time to pay is over");
  expect(screen.getByRole("link", { name: "Start again" }).getAttribute("href")).toBe(links.back);
});

test("the page of a refunded payment says what happens to the money", () => {
  open(aPayment({ payment: "refunded", status: "cancelled", url: null }));
  expect(heading()).toBe("Your payment arrived too late, and is refunded");
  expect(normalizeSpaces(document.body.textContent)).toContain("We return 63.60 TND to your card");
});

test("a paid payment that is opened again is shown as paid and reported once", () => {
  const { onPaid } = open(paid);
  expect(heading()).toBe("Thank you, your payment has arrived");
  expect(onPaid).toHaveBeenCalledOnce();
});

test("a gateway with its own page is opened by a link", () => {
  open(aPayment({ display: "redirect", url: "https://gateway.example/pay/1" }));
  expect(screen.queryByTitle("Card details")).toBeNull();
  const link = screen.getByRole("link", { name: "Go to the payment page" });
  expect(link.getAttribute("href")).toBe("https://gateway.example/pay/1");
});

test("an unknown payment and an unreachable API show a message and a next step", async () => {
  let tries = 0;
  const { unmount } = render(
    <RoutedProviders>
      <PaymentUnknown />
    </RoutedProviders>,
  );
  expect(heading()).toBe("We can't find this payment");
  unmount();
  render(
    <RoutedProviders>
      <PaymentUnreachable onRetry={() => (tries += 1)} />
    </RoutedProviders>,
  );
  const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await person.click(screen.getByRole("button", { name: "Check again" }));
  expect(tries).toBe(1);
});

test("[CN13] before the payment the page says what a later cancellation refunds, and links to the cancellation option", () => {
  const refundAfter = { paid: 318, guaranteed: 0, fee: 0, drop: null };
  open(aPayment({ refundAfter, cancellationFee: 48 }));
  const text = document.body.textContent.replaceAll("\u00a0", " ");
  expect(text).toContain("Once 318 TND is paid, no refund is guaranteed if you cancel");
  const link = screen.getByRole("link", { name: /Add the cancellation option for 48.TND/ });
  expect(link.getAttribute("href")).toBe("/booking?b=booking-1&t=token#booking-payments");
  cleanup();
  const drop = { at: "2026-11-30T09:00:00.000Z", guaranteed: 0 };
  open(aPayment({ refundAfter: { ...refundAfter, guaranteed: 270, drop }, cancellationFee: null }));
  expect(document.body.textContent).toMatch(/270.TND is refunded if you ask to cancel until/);
  expect(screen.queryByRole("link", { name: /cancellation option/ })).toBeNull();
  cleanup();
  open(aPayment());
  expect(document.body.textContent).not.toContain("If you cancel after paying");
});
