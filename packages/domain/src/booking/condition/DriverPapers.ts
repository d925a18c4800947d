import * as v from "valibot";
import type { BookingViewer } from "@sayara/domain/booking/actions/viewerOf";
import { CalendarDate, isCalendarDate } from "@sayara/domain/time/CalendarDate";
import { anyText, optionalCode, optionalName } from "@sayara/domain/validation/boundedText";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";

/** Maximum length of a driving licence's number, in characters. */
export const MAX_LICENCE_NUMBER_LENGTH = 40;
/** Maximum length of a driver's postal address, in characters. */
export const MAX_DRIVER_ADDRESS_LENGTH = 200;

/** Details that staff copy from the driver's papers at hand-over, each optional [HO15]. */
export const DriverPapers = v.object({
  /** Empty if it is not recorded. */
  licenceNumber: optionalCode(MAX_LICENCE_NUMBER_LENGTH),
  /** Null if it is not recorded. `isIssuedLater` checks that it is not in the future. */
  licenceIssuedOn: v.nullable(
    v.pipe(
      v.string(validationMessage("licence_date_invalid")),
      v.check(
        (date) => isCalendarDate(date) && date >= "1900-01-01",
        validationMessage("licence_date_invalid"),
      ),
    ),
  ),
  /** Postal address on one line; empty if it is not recorded. */
  address: optionalName(MAX_DRIVER_ADDRESS_LENGTH),
});
export type DriverPapers = v.InferOutput<typeof DriverPapers>;

/** The papers as stored [HO15]. */
export const StoredDriverPapers = v.object({
  licenceNumber: anyText(MAX_LICENCE_NUMBER_LENGTH),
  licenceIssuedOn: v.nullable(CalendarDate),
  address: anyText(MAX_DRIVER_ADDRESS_LENGTH),
});
export type StoredDriverPapers = v.InferOutput<typeof StoredDriverPapers>;

export function arePapersEmpty({ licenceNumber, licenceIssuedOn, address }: DriverPapers): boolean {
  return licenceNumber === "" && licenceIssuedOn === null && address === "";
}

/** Returns whether the licence was issued after `today`, a date in the marketplace's zone. */
export function isIssuedLater(licenceIssuedOn: string | null, today: CalendarDate): boolean {
  return licenceIssuedOn !== null && licenceIssuedOn > today;
}

/**
 * Returns whether a viewer may see the papers: the signed-in driver, and the agency's staff who may act on
 * the booking [HO15].
 */
export function seesDriverPapers({ actor, isOwn }: BookingViewer): boolean {
  return isOwn && (actor === "driver" || actor === "supplier");
}
