import * as v from "valibot";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Dinars } from "@sayara/domain/money/Dinars";
import { Instant } from "@sayara/domain/time/Instant";
import { UserType } from "@sayara/domain/user/UserType";
import { anyText } from "@sayara/domain/validation/boundedText";
import { BookingStatus } from "../BookingStatus.ts";
import { orUnknown } from "@sayara/domain/validation/newerValues";

/** Acts of staff on a booking that are recorded (product.md, section 6). */
export const staffActions = [
  "changeStatus",
  "recordPayment",
  "recordRefund",
  "decideCancellation",
  "decideChange",
  "delete",
] as const;
/** One of {@link staffActions}. */
export const StaffAction = v.picklist(staffActions);
export type StaffAction = v.InferOutput<typeof StaffAction>;

/** What an act of staff may change. Money in dinars. */
export const StaffActionFacts = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  status: orUnknown(BookingStatus),
  /** All payments. */
  paid: Dinars,
  /** All refunds that are returned or owed. */
  returned: Dinars,
  /** Of these, what staff still has to return: what was taken at the desk, and what a gateway has refused [BK12]. */
  owedAtDesk: Dinars,
  cancelRequest: orUnknown(v.picklist(["none", "open", "declined", "accepted"])),
  deleted: v.boolean(),
});
export type StaffActionFacts = v.InferOutput<typeof StaffActionFacts>;

/** A recorded act of staff on a booking: who, when, and the booking before and after it. Never changed. */
export const StaffActionRecord = v.object({
  id: EntityId,
  action: orUnknown(StaffAction),
  by: v.object({ id: EntityId, fullName: anyText(100), type: orUnknown(UserType) }),
  at: Instant,
  before: StaffActionFacts,
  after: StaffActionFacts,
});
export type StaffActionRecord = v.InferOutput<typeof StaffActionRecord>;
