import type { Client } from "@sayara/api-client/client/createClient";
import { checkCheckoutSession, type PaymentState } from "@sayara/api-client/contract/payment/checkoutSession";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type PaymentEvent, type PaymentPageState, reduce, startState } from "./paymentMachine.ts";
import { isKnown } from "@sayara/domain/validation/newerValues";

interface UsePaymentParams {
  start: PaymentState;
  sessionId: string;
  openApi: () => Promise<Client>;
  /** Called once when the payment is paid. */
  onPaid: () => void;
  /** Called when a card was not charged. */
  onFailed: () => void;
}

/** Number of queries after which an unclear payment counts as unpaid, and any other payment as slow. */
const SLOW_AFTER_QUERIES = 10;
/** Milliseconds between queries: before that number, and after it. */
const FAST_POLL_MS = 1000;
const SLOW_POLL_MS = 5000;

/**
 * State of the payment page. Transitions are in `paymentMachine.ts`; the only effect is the polling during `verifying`.
 */
export function usePayment({ start, sessionId, openApi, onPaid, onFailed }: UsePaymentParams) {
  const [state, setState] = useState(() => startState(start));
  const latestState = useRef<PaymentPageState>(state);

  function dispatch(event: PaymentEvent) {
    const before = latestState.current;
    const after = reduce(before, event);
    if (after === before) return;
    latestState.current = after;
    setState(after);
    if (after.step === "settled" && after.payment.payment === "paid") onPaid();
    if (after.step === "card" && after.failure !== null && after.failure !== "gateway_timeout") onFailed();
  }

  async function fetchPayment(): Promise<PaymentState | null> {
    try {
      const call = await openApi();
      const outcome = await call(checkCheckoutSession, { params: { sessionId } });
      return outcome.ok ? outcome.data : null;
    } catch {
      // The state is not known yet; the next query follows.
      return null;
    }
  }

  const reason = state.step === "verifying" ? state.reason : null;
  const verify = useEffectEvent(async (signal: AbortSignal) => {
    for (let queryCount = 1; !signal.aborted; queryCount += 1) {
      const payment = await fetchPayment();
      if (signal.aborted) return;
      const isKnownState = payment !== null && isKnown(payment.payment);
      if (isKnownState && payment.payment !== "open") return dispatch({ type: "settled", payment });
      if (queryCount >= SLOW_AFTER_QUERIES && isKnownState && reason === "unclear")
        return dispatch({ type: "stillOpen", payment });
      if (queryCount === SLOW_AFTER_QUERIES) dispatch({ type: "slow" });
      await delay(queryCount < SLOW_AFTER_QUERIES ? FAST_POLL_MS : SLOW_POLL_MS, signal);
    }
  });
  useEffect(() => {
    if (reason === null) return undefined;
    const controller = new AbortController();
    void verify(controller.signal);
    return () => controller.abort();
  }, [reason]);

  const reportPaid = useEffectEvent(onPaid);
  useEffect(() => {
    if (start.payment === "paid") reportPaid();
  }, [start]);

  return { state, dispatch };
}

function delay(duration: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, duration);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
