import { balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import type { Booking } from "@sayara/domain/booking/Booking";
import { fullRefundUntil } from "@sayara/domain/booking/fullRefundUntil";
import { planFigures } from "@sayara/domain/car/planFigures";
import type { LocationSummary } from "@sayara/domain/location/Location";
import { readMeetingPlaces } from "#api/catalogue/readMeetingPlaces.ts";
import type { Database } from "#api/database/Schema.ts";
import type { MailedFacts } from "../announce.ts";

/**
 * Returns the fields that only the mail of a confirmed booking has: what to prepare, where and whom to meet
 * at pick-up, the refund on cancellation, and the car's photo.
 */
export async function confirmationMailFields(db: Database, facts: MailedFacts, now: Date) {
  const { booking } = facts;
  const { car, quote, pickupLocation, deliveryAddress } = booking;
  const { deposit, depositUpTo, maximumExcess, minimumAge } = planFigures(car, quote);
  return {
    plan: { deposit, ...(depositUpTo !== deposit && { depositUpTo }), maximumExcess, minimumAge },
    ...(await meetingMailFields(db, facts, deliveryAddress === undefined ? pickupLocation : null)),
    cancelTerms: cancelTerms(booking, now),
    ...(car.image !== null && { carImage: car.image }),
  };
}

/**
 * Returns where the agency hands over cars at a place, in the driver's language, and how to get there. `location` is
 * null for a delivery or a collection, which has no meeting point.
 */
export async function meetingMailFields(
  db: Database,
  { booking, driver, agencyPhone, agencyAddress }: MailedFacts,
  location: LocationSummary | null,
) {
  const [place] = await readMeetingPlaces(db, {
    supplierId: booking.supplier.id,
    locations: location === null ? [] : [location],
    language: driver.language,
  });
  return {
    ...(place !== undefined && { meetingPoint: { instructions: place.instructions, ...place.position } }),
    ...(agencyPhone !== null && { supplierPhone: agencyPhone }),
    ...(agencyAddress !== null && { supplierAddress: agencyAddress }),
  };
}

function cancelTerms(booking: Booking, now: Date) {
  const cancellationLine = booking.quote.optionLines.find(({ option }) => option === "cancellation");
  const until = fullRefundUntil(new Date(booking.from));
  return {
    hasPaid: balanceOf(booking).kept > 0,
    fee: cancellationLine?.price ?? null,
    until: until > now ? until : null,
  };
}
