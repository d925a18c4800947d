import type { OnlinePayment, PaymentSession } from "@sayara/api-client/contract/payment/PaymentSession";
import { useRef, useState } from "react";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { useBookingAction } from "@sayara/frontend/booking/actions/useBookingAction";
import { isProofNeeded } from "#web/pages/booking/actions/useLinkRevocation.ts";

/** The cancellation option added with a payment. `total` is the new total shown, in dinars. */
export interface CancellationChoice {
  total: number;
}

/** State of paying the amount due for a booking online. */
export interface PayOnlineState {
  /** Opens the payment and its page, after a mailbox proof if one is needed. */
  pay: (payment: OnlinePayment, cancellation?: CancellationChoice) => void;
  /** The payment that is being opened. */
  opening: OnlinePayment | null;
  problem: FormProblem | null;
}

interface PayOnlineOptions {
  version: number;
  /** Opens the payment page. Resolves when the user returns to the booking's page. */
  onOpened: (session: PaymentSession) => void | Promise<void>;
  /** Called if the viewer must prove access to the mailbox before `retry`. */
  onProofNeeded: (retry: () => void) => void;
}

interface Attempt {
  payment: OnlinePayment;
  cancellation: CancellationChoice | undefined;
  key: string;
}

/** Opens a payment for the amount due. A retry after a fault reuses the idempotency key. */
export function usePayOnline({ version, onOpened, onProofNeeded }: PayOnlineOptions) {
  const attempt = useRef<Attempt | null>(null);
  const [payment, setPayment] = useState<OnlinePayment | null>(null);
  const { submitJson, isSending, done, problem, reset } = useBookingAction<PaymentSession>({
    onDone(session) {
      attempt.current = null;
      void Promise.resolve(onOpened(session)).then(reset);
    },
    onProblem(refusal) {
      const failedAttempt = attempt.current;
      if (refusal.kind === "refused") attempt.current = null;
      if (failedAttempt !== null && isProofNeeded(refusal))
        onProofNeeded(() => open(failedAttempt.payment, failedAttempt.cancellation));
    },
  });

  function open(chosen: OnlinePayment, cancellation?: CancellationChoice) {
    setPayment(chosen);
    const previous = attempt.current;
    if (previous?.payment !== chosen || previous.cancellation?.total !== cancellation?.total)
      attempt.current = { payment: chosen, cancellation, key: crypto.randomUUID() };
    const key = attempt.current?.key ?? "";
    submitJson({ intent: "pay", version, payment: chosen, key, ...(cancellation && { cancellation }) });
  }

  return {
    open,
    // Set until the payment page is shown, and cleared when this page is shown again.
    opening: isSending || done !== null ? payment : null,
    problem: isProofNeeded(problem) ? null : problem,
  };
}
