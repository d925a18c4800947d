import type { Booking } from "@sayara/domain/booking/Booking";
import type { UsageTerms } from "@sayara/domain/car/UsageTerms";
import type { Language } from "@sayara/domain/language/Language";
import type { MeetingPlace } from "@sayara/domain/location/MeetingPlace";
import { type StoredBooking, toBookings } from "#api/bookings/bookingRows.ts";
import type { CarRules } from "#api/catalogue/cars/CarRules.ts";
import { readMeetingPlaces } from "#api/catalogue/readMeetingPlaces.ts";
import type { Database } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/** A booking with the additional facts shown in its files. */
export interface BookingDocument {
  booking: Booking;
  /** Absent if they were not stored at the sale. */
  usage?: UsageTerms;
  agency: AgencyContact;
  /** Undefined if the agency has not described the meeting place. */
  pickup: MeetingPlace | undefined;
  dropOff: MeetingPlace | undefined;
}

export interface AgencyContact {
  phone: string | null;
  email: string | null;
  address: string | null;
}

/**
 * Returns a booking as shown in its files, in a language.
 *
 * @throws RefusalError `not_found` for an online checkout that was never paid, which is not a booking.
 */
export async function readDocument(
  db: Database,
  row: StoredBooking,
  { language, now, rules }: { language: Language; now: Date; rules: CarRules },
): Promise<BookingDocument> {
  if (row.status === "void" && (row.lapses_at === null || row.lapses_at <= now))
    throw new RefusalError("not_found");
  const [booking] = await toBookings(db, [row], language, rules);
  if (booking === undefined) throw new RefusalError("not_found");
  const agency = await db
    .selectFrom("suppliers")
    .select(["phone", "email", "address"])
    .where("id", "=", row.supplier_id)
    .executeTakeFirstOrThrow();
  const locations = [booking.pickupLocation, booking.dropOffLocation];
  const places = await readMeetingPlaces(db, { supplierId: row.supplier_id, locations, language });
  const placeOf = (id: string) => places.find(({ location }) => location.id === id);
  return {
    booking,
    ...(row.sold_terms?.usage && { usage: row.sold_terms.usage }),
    agency,
    pickup: placeOf(booking.pickupLocation.id),
    dropOff: placeOf(booking.dropOffLocation.id),
  };
}
