import { useLingui } from "@lingui/react/macro";
import { isCarriedOver } from "@sayara/domain/booking/move/settleMove";
import { isOwedByStaff } from "@sayara/domain/payment/isOwedByStaff";
import type { RefundReturn } from "@sayara/domain/payment/RefundReturn";
import { refundMethodMessages } from "@sayara/i18n/messages/booking/refundMethodMessages";
import type { Gateway } from "@sayara/domain/payment/Gateway";
import type { Payment } from "@sayara/domain/payment/Payment";
import type { Refund } from "@sayara/domain/payment/Refund";
import { useFormats } from "@sayara/frontend/language/useFormats";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/**
 * Money that waits for the driver's choice between another car and a refund. `isOwn`: the reader is the
 * driver, not staff.
 */
export interface UndecidedRefund {
  /** ISO 8601. */
  until: string;
  isOwn: boolean;
}

/** Returns functions that return the name and the known details of a payment or refund. */
export function useMovementMessages(undecidedRefund: UndecidedRefund | null) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const gateways: Record<Gateway | Unknown, string | null> = {
    sandbox: t`test gateway`,
    stripe: "Stripe",
    konnect: "Konnect",
    unknown: null,
  };
  const owedName = t`Refund owed`;
  const refundNames: Record<Refund["state"], string> = {
    requested: t`Refund under way`,
    succeeded: t`Refunded`,
    failed: owedName,
    unknown: t`Refund`,
  };
  const at = undecidedRefund === null ? "" : formats.dateTime(undecidedRefund.until, { weekday: true });
  const waitingName = undecidedRefund?.isOwn
    ? t`Your money awaits your choice until ${at}`
    : t`Awaits the driver's choice until ${at}`;
  return {
    paymentName: ({ gateway, carriedOver }: Payment) => {
      if (carriedOver === true) return t`Paid for the cancelled booking`;
      return gateway === null ? t`Paid at the agency` : t`Paid online`;
    },
    refundName: (refund: Refund) => {
      if (refund.reason === "moved") return t`Carried over to your new booking`;
      const isUndecided = undecidedRefund !== null && isCarriedOver(refund, { isSameAgency: false });
      if (isUndecided) return waitingName;
      return isOwedByStaff(refund) ? owedName : refundNames[refund.state];
    },
    /** Date, gateway and reference, as far as they are known, and how staff returned a refund. */
    detailsOf: ({ at: moment, gateway, reference, returned }: Movement) => [
      formats.date(moment),
      ...[gateway && gateways[gateway], reference].filter((detail) => detail !== null),
      ...(returned === undefined ? [] : returnMessages(returned)),
    ],
  };

  function returnMessages({ on, method, note, by }: RefundReturn): string[] {
    const day = formats.date(on);
    const name = by === "agency" ? t`returned on ${day} by the agency` : t`returned on ${day} by our staff`;
    return [name, i18n._(refundMethodMessages[method]), ...(note === "" ? [] : [note])];
  }
}

type Movement = Pick<Payment, "at" | "gateway" | "reference"> & Pick<Refund, "returned">;
