import type { MessageDescriptor } from "@lingui/core";
import type { PaymentStatus } from "@sayara/domain/payment/PaymentStatus";

/** Names of the payment statuses. */
export const paymentStatusMessages: Record<PaymentStatus, MessageDescriptor> = {
  paid: /*i18n*/ { id: "paymentStatus.paid", message: "Paid" },
  partial: /*i18n*/ { id: "paymentStatus.partial", message: "Partly paid" },
  unpaid: /*i18n*/ { id: "paymentStatus.unpaid", message: "Unpaid" },
};
