import type { PaymentState } from "@sayara/api-client/contract/payment/checkoutSession";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { useEffect, useState } from "react";
import { reportPurchase } from "#web/analytics/purchases.ts";
import { openBrowserApi } from "@sayara/frontend/session/openBrowserApi";
import { bookingPath } from "@sayara/frontend/rental/bookingPath";
import { endVisit, clearCheckoutDraft, visitOf } from "#web/shared/payment/paymentVisits.ts";
import { showErrorToast } from "@sayara/frontend/toasts/showErrorToast";
import type { PaymentData } from "./CheckoutSession.load.ts";
import { CheckoutSession } from "./CheckoutSession.tsx";
import { PaymentUnknown, PaymentUnreachable } from "./PaymentOutcome.tsx";
import { usePayment } from "./usePayment.ts";

interface LoadedPaymentProps {
  data: PaymentData;
  sessionId: string;
  /** Loads the payment again. */
  onRetry: () => void;
}

/** Renders a payment according to the result of loading it. */
export function LoadedPayment({ data, sessionId, onRetry }: LoadedPaymentProps) {
  switch (data.state) {
    case "known":
      return <KnownPayment start={data.payment} sessionId={sessionId} />;
    case "unknown":
      return <PaymentUnknown />;
    case "unreachable":
      return <PaymentUnreachable onRetry={onRetry} />;
  }
}

function KnownPayment({ start, sessionId }: { start: PaymentState; sessionId: string }) {
  const [now] = useState(() => new Date());
  const [visit] = useState(() => visitOf(sessionId));
  const { state, dispatch } = usePayment({
    start,
    sessionId,
    openApi: openBrowserApi,
    onPaid: () => {
      // The payment of an edit is not a purchase and does not affect the checkout's draft.
      if (start.purpose === "edit") return;
      clearCheckoutDraft();
      reportPurchase(start.bookingId);
    },
    onFailed: () => showErrorToast(errorMessages.paymentFailed),
  });
  const isUnpaid = state.step === "settled" && state.payment.payment !== "paid";
  useEffect(() => {
    if (isUnpaid) endVisit(sessionId);
  }, [isUnpaid, sessionId]);
  const booking = bookingPath({ id: start.bookingId, token: visit?.token ?? null });
  const links = { booking, back: visit?.from ?? booking };
  return <CheckoutSession {...{ state, dispatch, links, now }} />;
}
