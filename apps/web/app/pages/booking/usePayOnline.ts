import type { Client } from "@sayara/api-client/client/createClient";
import type { OnlinePayment, PaymentSession } from "@sayara/api-client/contract/payment/PaymentSession";
import { useRef, useState } from "react";
import { faultProblem, type FormProblem } from "#web/shared/form/FormProblem.ts";
import { useProblem } from "#web/shared/form/useProblem.ts";

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
  booking: { id: string; version: number };
  /** Token of the signed link; empty when signed in. */
  token: string;
  openApi: () => Promise<Client>;
  /** Leads to the payment. Resolves when the page is shown again. */
  onOpened: (session: PaymentSession) => void | Promise<void>;
  /** Called where the browser has to prove the mailbox before `retry`. */
  onProofNeeded: (retry: () => void) => void;
  /** Reloads the booking. */
  reload: () => void;
}

/** Refusals after which the page shows an old state. */
const reloading: ReadonlySet<string> = new Set([
  "stale_version",
  "transition_refused",
  "price_changed",
  "option_unavailable",
]);

/** Opens a payment for what is due. A retry after a fault has the same idempotency key. */
export function usePayOnline({ booking, token, openApi, ...tools }: PayOnlineTools) {
  const { onOpened, onProofNeeded, reload } = tools;
  const [opening, setOpening] = useState<OnlinePayment | null>(null);
  const [problem, setProblem] = useProblem();
  const attempt = useRef<{ of: string; key: string } | null>(null);

  async function open(payment: OnlinePayment, cancellation?: CancellationChoice) {
    setOpening(payment);
    setProblem(null);
    const of = `${payment} ${cancellation?.total ?? ""}`;
    if (attempt.current?.of !== of) attempt.current = { of, key: crypto.randomUUID() };
    try {
      const [call, { payBooking }] = await Promise.all([
        openApi(),
        import("@sayara/api-client/contract/payment/payBooking"),
      ]);
      const outcome = await call(
        payBooking,
        {
          params: { id: booking.id },
          body: {
            version: booking.version,
            payment,
            ...(token !== "" && { token }),
            ...(cancellation && { cancellation }),
          },
        },
        { idempotencyKey: attempt.current.key },
      );
      attempt.current = null;
      if (outcome.ok) {
        await onOpened(outcome.data);
        return setOpening(null);
      }
      const { code, retryAfter } = outcome.refusal;
      if (code === "proof_required") onProofNeeded(() => void open(payment, cancellation));
      else setProblem({ kind: "refused", code, retryAfter: retryAfter ?? null });
      // The booking has changed meanwhile: the page shows how.
      if (reloading.has(code)) reload();
    } catch (error) {
      setProblem(faultProblem(error));
    }
    setOpening(null);
  }

  return {
    open: (payment: OnlinePayment, cancellation?: CancellationChoice) => void open(payment, cancellation),
    opening,
    problem,
  };
}
