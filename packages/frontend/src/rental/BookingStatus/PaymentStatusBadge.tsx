import { useLingui } from "@lingui/react";
import { balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { PaymentStatus } from "@sayara/domain/payment/PaymentStatus";
import { paymentStatusOf } from "@sayara/domain/payment/paymentStatusOf";
import { paymentStatusMessages } from "@sayara/i18n/messages/booking/paymentStatusMessages";
import { Badge, type BadgeProps } from "@sayara/ui/Badge/Badge";

const tones: Record<PaymentStatus, BadgeProps["tone"]> = {
  unpaid: "neutral",
  partial: "warning",
  paid: "positive",
};

/**
 * Shows how much of a booking is paid, from its payments and refunds [BK7]. Renders nothing for a cancelled booking,
 * because nothing is due.
 */
export function PaymentStatusBadge({ booking }: { booking: Booking }) {
  const { i18n } = useLingui();
  if (booking.status === "cancelled") return null;
  const status = paymentStatusOf({ total: booking.total, paid: balanceOf(booking).kept });
  return <Badge tone={tones[status]}>{i18n._(paymentStatusMessages[status])}</Badge>;
}
