import type { NewRefundReturn } from "@sayara/domain/payment/RefundReturn";

/** An act of staff on one booking. Money in dinars. */
export type DeskAction =
  | { kind: "confirm" }
  /** Of a request. `reason`: the driver reads it. */
  | { kind: "refuse"; reason: string }
  | { kind: "cancel" }
  | { kind: "recordPayment"; amount: number }
  | ({ kind: "recordRefund"; refundId: string } & NewRefundReturn)
  /** `refund`: what an accepted request returns. */
  | { kind: "decide"; accept: true; refund: number }
  | { kind: "decide"; accept: false }
  /** `total`: of the change, as shown. */
  | { kind: "decideChange"; accept: true; total: number }
  | { kind: "decideChange"; accept: false; reason: string }
  | { kind: "delete" };
