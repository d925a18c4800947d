import type { NewRefundReturn } from "@sayara/domain/payment/RefundReturn";

/** A staff action on one booking. Money in dinars. */
export type StaffActionRequest =
  | { kind: "confirm" }
  /** Refuses a request. `reason` is shown to the driver. */
  | { kind: "refuse"; reason: string }
  | { kind: "cancel" }
  | { kind: "recordPayment"; amount: number }
  | ({ kind: "recordRefund"; refundId: string } & NewRefundReturn)
  /** `refund`: amount that an accepted request refunds. */
  | { kind: "decideCancellation"; accept: true; refund: number }
  | { kind: "decideCancellation"; accept: false }
  /** `total`: total of the change, as displayed. */
  | { kind: "decideChange"; accept: true; total: number }
  | { kind: "decideChange"; accept: false; reason: string }
  | { kind: "delete" };
