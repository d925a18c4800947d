import { Trans, useLingui } from "@lingui/react/macro";
import type { PaymentState } from "@sayara/api-client/contract/payment/checkoutSession";
import { Link } from "@sayara/ui/Link/Link";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Link as RouterLink } from "react-router";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { RefundAfterPayment } from "#web/shared/payment/RefundAfterPayment.tsx";
import * as styles from "./CheckoutSession.css.ts";

interface CancellationTermsProps {
  payment: PaymentState;
  /** URL of the booking's page, where the option can be added. */
  booking: string;
}

/** Explains how this payment affects cancellation, and where the cancellation option can still be added [CN13]. */
export function CancellationTerms({ payment, booking }: CancellationTermsProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { refundAfter = null, cancellationFee = null, currency } = payment;
  if (refundAfter === null) return null;
  const fee = formats.price(cancellationFee ?? 0, currency);
  return (
    <div className={styles.cancelling}>
      <Notice
        tone={refundAfter.guaranteed > 0 ? "info" : "warning"}
        title={t`If you cancel after paying`}
        actions={
          cancellationFee !== null && (
            <Link render={<RouterLink to={`${booking}#booking-payments`} />}>
              <Trans>Add the cancellation option for {fee}</Trans>
            </Link>
          )
        }
      >
        <RefundAfterPayment refund={refundAfter} currency={currency} />
      </Notice>
    </div>
  );
}
