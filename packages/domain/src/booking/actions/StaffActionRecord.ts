import * as v from "valibot";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Dinars } from "@sayara/domain/money/Dinars";
import { Instant } from "@sayara/domain/time/Instant";
import { UserType } from "@sayara/domain/user/UserType";
import { anyText } from "@sayara/domain/validation/boundedText";
import { BookingStatus } from "../BookingStatus.ts";
import { orUnknown } from "@sayara/domain/validation/newerValues";

/** Staff actions on a booking that are recorded (product.md, section 6). */
export const staffActions = [
  "changeStatus",
  "recordPayment",
  "recordRefund",
  "decideCancellation",
  "decideChange",
  "delete",
  "recordHandOver",
  "recordReturn",
  "withdrawRecord",
  "recordNoShow",
  "setArrival",
  "readReportedMessages",
  "closeMessageReports",
] as const;
/** One of {@link staffActions}. */
export const StaffAction = v.picklist(staffActions);
export type StaffAction = v.InferOutput<typeof StaffAction>;

/** Facts that a staff action may change. Amounts in TND. */
export const StaffActionFacts = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  status: orUnknown(BookingStatus),
  /** Sum of all payments. */
  paid: Dinars,
  /** Sum of all refunds that are returned or owed. */
  returned: Dinars,
  /**
   * The part of the refunds that staff still has to return: money taken at the desk, and refunds that a
   * gateway refused [BK12].
   */
  owedAtDesk: Dinars,
  cancelRequest: orUnknown(v.picklist(["none", "open", "declined", "accepted"])),
  deleted: v.boolean(),
  /** Whether the booking names a flight or ferry [AV5]. Absent in records of earlier versions. */
  hasArrival: v.optional(v.boolean()),
});
export type StaffActionFacts = v.InferOutput<typeof StaffActionFacts>;

/** The person who acted. `fullName` is empty if the account was deleted. */
export const ActingPerson = v.object({ id: EntityId, fullName: anyText(100), type: orUnknown(UserType) });
export type ActingPerson = v.InferOutput<typeof ActingPerson>;

/**
 * The record of a staff action on a booking: who, when, and the booking before and after it. It never
 * changes.
 */
export const StaffActionRecord = v.object({
  id: EntityId,
  action: orUnknown(StaffAction),
  by: ActingPerson,
  at: Instant,
  before: StaffActionFacts,
  after: StaffActionFacts,
});
export type StaffActionRecord = v.InferOutput<typeof StaffActionRecord>;
