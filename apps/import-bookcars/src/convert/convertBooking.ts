import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { pendingLapsesAt } from "@sayara/domain/booking/period/holdExpiry";
import { type RentalOption, rentalOptions } from "@sayara/domain/pricing/RentalOption";
import { BirthDate } from "@sayara/domain/validation/BirthDate";
import { Email } from "@sayara/domain/validation/Email";
import { FullName } from "@sayara/domain/validation/FullName";
import { Phone } from "@sayara/domain/validation/Phone";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import * as v from "valibot";
import type { AdditionalDriver } from "@sayara/api/database/tables/bookingTables";
import type { BookCarsRecord } from "../read/BookCarsRecord.ts";
import { cleanedName } from "./cleanedName.ts";
import { recordLoss, type Exported, fieldLoss } from "../read/Exported.ts";
import type { Omission } from "../Omission.ts";

const DAY = 86_400_000;
/**
 * Maximum days of a rental. A longer rental is assumed to be a typo, and each day would become a line of the
 * quote.
 */
const MAX_DAYS = 366;

/** A converted booking, without the rows that it references. */
export interface ConvertedBooking {
  status: BookingStatus;
  from: Date;
  to: Date;
  options: RentalOption[];
  additionalDriver: AdditionalDriver | null;
  /** Dinars, rounded to 0.01. */
  price: number;
  /** When an unanswered request lapses. */
  lapsesAt: Date | null;
  /** True for a request that lapsed unanswered. */
  hasLapsed: boolean;
  wantsCancellation: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** Converts a booking's own fields. Returns undefined and reports the reason if it cannot be imported. */
export function convertBooking(
  booking: Exported<BookCarsRecord<"Booking">>,
  {
    secondDrivers,
    now,
    timeZone,
    report,
  }: {
    secondDrivers: ReadonlyMap<string, BookCarsRecord<"AdditionalDriver">>;
    now: Date;
    timeZone: string;
    report: (omission: Omission) => void;
  },
): ConvertedBooking | undefined {
  const { value } = booking;
  const { from, to } = value;
  if (value.status === "void" || value.expireAt !== undefined) {
    report(recordLoss(booking, "status", "is that of an unfinished checkout: the booking is not carried"));
    return undefined;
  }
  if (to <= from || to.getTime() - from.getTime() > MAX_DAYS * DAY) {
    report(recordLoss(booking, "to", `is not 1 to ${MAX_DAYS} days after from: the booking is not carried`));
    return undefined;
  }
  const price = Math.round(value.price * 100) / 100;
  if (price !== value.price)
    report(fieldLoss(booking, "price", `is rounded from ${value.price} to ${price}`));
  const lapsesAt = value.status === "pending" ? pendingLapsesAt({ createdAt: now, pickup: from }) : null;
  const hasLapsed = lapsesAt !== null && lapsesAt <= now;
  if (hasLapsed) report(fieldLoss(booking, "status", "is pending past its time: carried as cancelled"));
  const status = hasLapsed ? "cancelled" : value.status === "paidInFull" ? "paid" : value.status;
  if (status === "deposit")
    report(fieldLoss(booking, "status", "is deposit, of which the export has no amount: record the payment"));
  const isLive = status !== "cancelled" && from > now;
  if (value.cancelRequest === true && !isLive && status !== "cancelled")
    report(fieldLoss(booking, "cancelRequest", "is not carried: the pick-up is over"));
  const additionalDriver = secondDriverOf(booking, { secondDrivers, timeZone, report });
  const createdAt = value.createdAt ?? (from < now ? from : now);
  return {
    status,
    from,
    to,
    options: rentalOptions.filter((option) => value[option] === true),
    additionalDriver,
    price,
    lapsesAt: hasLapsed ? null : lapsesAt,
    hasLapsed,
    wantsCancellation: isLive && value.cancelRequest === true,
    createdAt,
    updatedAt: value.updatedAt ?? createdAt,
  };
}

const SecondDriver = v.object({ fullName: FullName, email: Email, phone: Phone, birthDate: BirthDate });

function secondDriverOf(
  booking: Exported<BookCarsRecord<"Booking">>,
  {
    secondDrivers,
    timeZone,
    report,
  }: {
    secondDrivers: ReadonlyMap<string, BookCarsRecord<"AdditionalDriver">>;
    timeZone: string;
    report: (omission: Omission) => void;
  },
): AdditionalDriver | null {
  const { _additionalDriver: id } = booking.value;
  if (id === undefined) return null;
  const secondDriver = secondDrivers.get(id);
  const parsed = v.safeParse(
    SecondDriver,
    secondDriver && {
      ...secondDriver,
      fullName: cleanedName(booking, {
        field: "_additionalDriver",
        name: secondDriver.fullName,
        email: secondDriver.email,
        report,
      }),
      birthDate: dateInZone(secondDriver.birthDate, timeZone),
    },
  );
  if (parsed.success) return parsed.output;
  report(
    fieldLoss(booking, "_additionalDriver", `names ${id}, which the files lack or whose details are invalid`),
  );
  return null;
}
