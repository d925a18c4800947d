import { planFigures } from "@sayara/domain/car/planFigures";
import type { Booking } from "@sayara/domain/booking/Booking";
import { defaultLanguage } from "@sayara/domain/language/Language";
import type { NotificationKind } from "@sayara/domain/notification/NotificationKind";
import type { CarRules } from "#api/catalogue/readCars.ts";
import type { Queries, Transaction } from "#api/database/Schema.ts";
import { linkVersionOf } from "#api/links/revokeLinks.ts";
import type { Mail } from "#api/mail/Mail.ts";
import { postMail } from "#api/mail/postMail.ts";
import { notify } from "#api/notifications/notify.ts";
import { type StoredBooking, toBookings } from "./bookingRows.ts";

/** A reader of mails about a booking. `id`: none for an agency's office. */
export interface Reader {
  id: string | undefined;
  name: string;
  address: string;
  language: Mail["language"];
}

/** A booking as its mails need it. */
export interface MailedFacts {
  booking: Booking;
  driver: Reader;
  /** The agency's staff; its office where none has an account. */
  agency: Reader[];
  /** Version of the booking's signed links. */
  linkVersion: number;
  agencyPhone: string | null;
  agencyAddress: string | null;
}

/** Reads a booking with the readers of its mails. Names of places are in the driver's language. */
export async function readMailedFacts(
  db: Queries,
  row: StoredBooking,
  rules: CarRules,
): Promise<MailedFacts> {
  const [booking] = await toBookings(db, [row], row.language, rules);
  const supplier = await db
    .selectFrom("suppliers")
    .select(["name", "email", "phone", "address"])
    .where("id", "=", row.supplier_id)
    .executeTakeFirstOrThrow();
  if (booking === undefined) throw new Error("a booking without a row");
  // The account's address: a driver who has moved no longer reads the booking's.
  const { email: address } = await db
    .selectFrom("users")
    .select("email")
    .where("id", "=", row.driver_id)
    .executeTakeFirstOrThrow();
  return {
    booking,
    driver: {
      id: row.driver_id,
      name: row.driver_full_name,
      address,
      language: row.language,
    },
    linkVersion: await linkVersionOf(db, row.id),
    agency: await readAgency(db, { id: row.supplier_id, ...supplier }),
    agencyPhone: supplier.phone,
    agencyAddress: supplier.address,
  };
}

/** Returns an agency's staff, or its office where none has an account. */
export async function readAgency(
  db: Queries,
  supplier: { id: string; name: string; email: string | null },
): Promise<Reader[]> {
  const staff = await db
    .selectFrom("users")
    .select(["id", "email", "full_name", "language"])
    .where("supplier_id", "=", supplier.id)
    .where("account_status", "!=", "blocked")
    .orderBy("id")
    .execute();
  const { name, email: address } = supplier;
  if (staff.length > 0) {
    return staff.map(({ id, full_name, email, language }) => ({
      id,
      name: full_name,
      address: email,
      language,
    }));
  }
  return address === null ? [] : [{ id: undefined, name, address, language: defaultLanguage }];
}

/** Returns what every mail about a booking repeats. */
export function mailedBooking({ booking, linkVersion }: Pick<MailedFacts, "booking" | "linkVersion">) {
  const { id, reference, car, supplier, driver, pickupLocation, dropOffLocation, from, to } = booking;
  const { total, currency } = booking;
  const places = { pickUpPlace: pickupLocation.name, dropOffPlace: dropOffLocation.name };
  const times = { from: new Date(from), to: new Date(to) };
  return {
    bookingId: id,
    linkVersion,
    driverName: driver.fullName,
    booking: {
      reference,
      carName: car.name,
      supplierName: supplier.name,
      ...places,
      ...times,
      total,
      currency,
    },
  };
}

/** Returns what the driver plans for besides the total, and how to reach the agency. */
export function mailedPlan({ booking, agencyPhone, agencyAddress }: MailedFacts) {
  const { deposit, largestExcess, minimumAge } = planFigures(booking.car, booking.quote);
  return {
    plan: { deposit, largestExcess, minimumAge },
    ...(agencyPhone !== null && { supplierPhone: agencyPhone }),
    ...(agencyAddress !== null && { supplierAddress: agencyAddress }),
  };
}

/** A mail to a reader, a notification of the same event, or both. */
export interface Announcement {
  reader: Reader;
  mail?: Mail["content"];
  notification?: NotificationKind;
}

/** Inserts mails and notifications about a booking, in the transaction of their event. */
export async function announce(
  transaction: Transaction,
  { booking }: Pick<MailedFacts, "booking">,
  announcements: readonly Announcement[],
  now: Date,
): Promise<void> {
  const mails = announcements.flatMap(({ reader, mail }) => {
    const { name, address, language } = reader;
    return mail === undefined ? [] : [{ to: { name, address }, language, content: mail }];
  });
  await postMail(transaction, mails, now);
  const { id: bookingId, reference, car } = booking;
  const notices = announcements.flatMap(({ reader, notification: kind }) =>
    reader.id === undefined || kind === undefined
      ? []
      : [{ userId: reader.id, kind, booking: { id: bookingId, reference, carName: car.name } }],
  );
  await notify(transaction, notices, now);
}
