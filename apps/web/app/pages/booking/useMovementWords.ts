import { useLingui } from "@lingui/react/macro";
import type { Gateway } from "@sayara/domain/payment/Gateway";
import type { Payment } from "@sayara/domain/payment/Payment";
import type { Refund } from "@sayara/domain/payment/Refund";
import { useFormats } from "#web/language/useFormats.ts";

/** Returns functions that name payments and refunds, and list what is known of them. */
export function useMovementWords() {
  const { t } = useLingui();
  const formats = useFormats();
  const gateways: Record<Gateway, string> = {
    sandbox: t`test gateway`,
    stripe: "Stripe",
    konnect: "Konnect",
  };
  const refundNames: Record<Refund["state"], string> = {
    requested: t`Refund under way`,
    succeeded: t`Refunded`,
    failed: t`Refund to be made by our staff`,
  };
  return {
    paymentName: ({ gateway, carriedOver }: Payment) => {
      if (carriedOver === true) return t`Paid for the cancelled booking`;
      return gateway === null ? t`Paid at the agency` : t`Paid online`;
    },
    refundName: ({ state, reason }: Refund) =>
      reason === "moved" ? t`Carried over to your new booking` : refundNames[state],
    /** Date, gateway and reference, as far as they are known. */
    detailsOf: ({ at, gateway, reference }: Pick<Payment, "at" | "gateway" | "reference">) => [
      formats.date(at),
      ...(gateway === null ? [] : [gateways[gateway]]),
      ...(reference === null ? [] : [reference]),
    ],
  };
}
