import type { Booking } from "@sayara/domain/booking/Booking";
import { instantToWallClock } from "@sayara/domain/time/instantToWallClock";

/** Values of the form that requests other dates. The licence date is a text in the format of `dateParts`. */
export type ChangeValues = {
  /** Wall-clock times of the marketplace. */
  from: string;
  to: string;
  licenceSince: string;
  /** Whether the booked delivery stays. */
  delivery: boolean;
  /** Whether the booked collection stays. */
  collection: boolean;
};

/** Returns the current dates of a booking. */
export function changeValuesOf(
  {
    from,
    to,
    deliveryAddress,
    collectionAddress,
  }: Pick<Booking, "from" | "to" | "deliveryAddress" | "collectionAddress">,
  timeZone: string,
): ChangeValues {
  return {
    from: instantToWallClock(new Date(from), timeZone),
    to: instantToWallClock(new Date(to), timeZone),
    licenceSince: "",
    delivery: deliveryAddress !== undefined,
    collection: collectionAddress !== undefined,
  };
}
