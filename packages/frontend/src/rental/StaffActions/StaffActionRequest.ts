import type { RentalRecordKind } from "@sayara/domain/booking/desk/RentalRecord";
import type { NewRefundReturn } from "@sayara/domain/payment/RefundReturn";

/** A staff action on one booking. Amounts are in dinars. */
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
  /**
   * `at`: time of the hand-over or return, set if the action may have to wait for a connection; by default
   * now.
   */
  | { kind: "recordRental"; record: RentalRecordKind; at?: string; mileage?: number; fuel?: number }
  | { kind: "withdrawRecord" }
  /** `refund`: amount that the agency grants. */
  | { kind: "recordNoShow"; refund: number }
  | { kind: "delete" };

/** A decision on a request. */
export type RequestDecision = Extract<StaffActionRequest, { kind: "confirm" | "refuse" }>;

/** An action of the day's work. It may be queued on the device until there is a connection. */
export type DayRequest = RequestDecision | Extract<StaffActionRequest, { kind: "recordRental" }>;
