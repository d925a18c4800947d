import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { StoredMail } from "#api/messaging/mail/Mail.ts";
import type { MoveOffer } from "./offerMove.ts";

/** Converts an offer of other cars to the form listed in the cancellation mail. */
export function toMailedOffer(
  { until, cars }: MoveOffer,
  { total_millimes }: StoredBooking,
): NonNullable<Extract<StoredMail, { kind: "bookingCancelled" }>["offer"]> {
  return {
    until,
    cars: cars.map(({ car, priced: { quote } }) => ({
      carName: car.name,
      supplierName: car.supplier.name,
      total: quote.total,
      difference: toDinars(toMillimes(quote.total) - total_millimes),
    })),
  };
}
