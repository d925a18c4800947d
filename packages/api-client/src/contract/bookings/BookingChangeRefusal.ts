import { BookingRefusalReason } from "@sayara/domain/booking/BookingRefusalReason";
import { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import * as v from "valibot";
import { Refusal } from "../refusal/Refusal.ts";
import { versionAndToken } from "./bookingChange.ts";
import { orUnknown } from "@sayara/domain/validation/newerValues";

/** Current state of a booking, for a caller whose change was refused. */
export const CurrentBooking = v.object({
  version: versionAndToken.version,
  status: orUnknown(BookingStatus),
});
export type CurrentBooking = v.InferOutput<typeof CurrentBooking>;

/**
 * Body of a refused booking change. `stale_version` and `transition_refused` have the booking's `current` state; the
 * latter also has the `reason`.
 */
export const BookingChangeRefusal = v.object({
  ...Refusal.entries,
  current: v.exactOptional(CurrentBooking),
  reason: v.exactOptional(orUnknown(BookingRefusalReason)),
});
export type BookingChangeRefusal = v.InferOutput<typeof BookingChangeRefusal>;
