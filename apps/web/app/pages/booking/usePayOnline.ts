import type { Client } from "@sayara/api-client/client/createClient";
import type { PaymentSession } from "@sayara/api-client/contract/payment/PaymentSession";
import { useRef, useState } from "react";
import { faultProblem, type FormProblem } from "#web/shared/form/FormProblem.ts";

/** Paying what is due for a booking online. */
export interface OnlinePaying {
  /** Opens the payment and leads to its page. */
  pay: () => void;
  isOpening: boolean;
  problem: FormProblem | null;
}

interface PayOnlineTools {
  booking: { id: string; version: number };
  /** Token of the signed link; empty when signed in. */
  token: string;
  openApi: () => Promise<Client>;
  onOpened: (session: PaymentSession) => void | Promise<void>;
  /** Reloads the booking. */
  reload: () => void;
}

/** Opens a payment for all that is due. A retry after a fault has the same idempotency key. */
export function usePayOnline({ booking, token, openApi, onOpened, reload }: PayOnlineTools): OnlinePaying {
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const key = useRef<string | null>(null);

  async function open() {
    setOpening(true);
    setProblem(null);
    key.current ??= crypto.randomUUID();
    try {
      const [call, { payBooking }] = await Promise.all([
        openApi(),
        import("@sayara/api-client/contract/payment/payBooking"),
      ]);
      const outcome = await call(
        payBooking,
        {
          params: { id: booking.id },
          body: { version: booking.version, payment: "full", ...(token !== "" && { token }) },
        },
        { idempotencyKey: key.current },
      );
      key.current = null;
      if (outcome.ok) return await onOpened(outcome.data);
      const { code, retryAfter } = outcome.refusal;
      setProblem({ kind: "refused", code, retryAfter: retryAfter ?? null });
      // The booking has changed meanwhile: the page shows how.
      if (code === "stale_version" || code === "transition_refused") reload();
    } catch (error) {
      setProblem(faultProblem(error));
    }
    setOpening(false);
  }

  return { pay: () => void open(), isOpening, problem };
}
