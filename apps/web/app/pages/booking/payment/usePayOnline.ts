import type { OnlinePayment, PaymentSession } from "@sayara/api-client/contract/payment/PaymentSession";
import { useRef, useState } from "react";
import type { FormProblem } from "#web/shared/form/FormProblem.ts";
import { useBookingAction } from "#web/pages/booking/actions/useBookingAction.ts";
import { isProofNeeded } from "#web/pages/booking/actions/useLinkRevocation.ts";

/** The cancellation option that is added with a payment: the new total that was shown, in dinars. */
export interface CancellationChoice {
  total: number;
}

/** Paying what is due for a booking online. */
export interface OnlinePaying {
  /** Opens the payment and leads to its page, perhaps after a proof of the mailbox. */
  pay: (payment: OnlinePayment, cancellation?: CancellationChoice) => void;
  /** The payment that is being opened. */
  opening: OnlinePayment | null;
  problem: FormProblem | null;
}

interface PayOnlineTools {
  version: number;
  /** Leads to the payment. Resolves when the page is shown again. */
  onOpened: (session: PaymentSession) => void | Promise<void>;
  /** Called where the browser has to prove the mailbox before `retry`. */
  onProofNeeded: (retry: () => void) => void;
}

interface Attempt {
  payment: OnlinePayment;
  cancellation: CancellationChoice | undefined;
  key: string;
}

/** Opens a payment for what is due. A retry after a fault has the same idempotency key. */
export function usePayOnline({ version, onOpened, onProofNeeded }: PayOnlineTools) {
  const attempt = useRef<Attempt | null>(null);
  const [payment, setPayment] = useState<OnlinePayment | null>(null);
  const { act, isSending, done, problem, reset } = useBookingAction<PaymentSession>({
    onDone(session) {
      attempt.current = null;
      void Promise.resolve(onOpened(session)).then(reset);
    },
    onProblem(found) {
      const tried = attempt.current;
      if (found.kind === "refused") attempt.current = null;
      if (tried !== null && isProofNeeded(found))
        onProofNeeded(() => open(tried.payment, tried.cancellation));
    },
  });

  function open(chosen: OnlinePayment, cancellation?: CancellationChoice) {
    setPayment(chosen);
    const before = attempt.current;
    if (before?.payment !== chosen || before.cancellation?.total !== cancellation?.total)
      attempt.current = { payment: chosen, cancellation, key: crypto.randomUUID() };
    const key = attempt.current?.key ?? "";
    act({ intent: "pay", version, payment: chosen, key, ...(cancellation && { cancellation }) });
  }

  return {
    open,
    // Until the payment's page is shown, and once this one is shown again no more.
    opening: isSending || done !== null ? payment : null,
    problem: isProofNeeded(problem) ? null : problem,
  };
}
