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

/** Number of readings after which an unclear payment counts as unpaid, and any other as slow. */
const SLOW_AFTER_READINGS = 10;
/** Milliseconds between readings, before and after that number. */
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
      // Nothing is known yet; the next reading follows.
      return null;
    }
  }

  const reason = state.step === "verifying" ? state.reason : null;
  const verify = useEffectEvent(async (signal: AbortSignal) => {
    for (let readings = 1; !signal.aborted; readings += 1) {
      const payment = await fetchPayment();
      if (signal.aborted) return;
      const isKnownState = payment !== null && isKnown(payment.payment);
      if (isKnownState && payment.payment !== "open") return dispatch({ type: "settled", payment });
      if (readings >= SLOW_AFTER_READINGS && isKnownState && reason === "unclear")
        return dispatch({ type: "stillOpen", payment });
      if (readings === SLOW_AFTER_READINGS) dispatch({ type: "slow" });
      await delay(readings < SLOW_AFTER_READINGS ? FAST_POLL_MS : SLOW_POLL_MS, signal);
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
