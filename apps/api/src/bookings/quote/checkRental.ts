import type { Car } from "@sayara/domain/car/Car";
import { minimumDaysOn } from "@sayara/domain/pricing/days/minimumDaysOn";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { checkBookingPeriod } from "@sayara/domain/booking/period/checkBookingPeriod";
import { eligibleAdditionalDriver, eligibleDriver } from "@sayara/domain/validation/eligibleDriver";
import { writeValidationMessage } from "@sayara/domain/validation/ValidationMessage";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import * as v from "valibot";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { Order } from "#api/bookings/checkout/Order.ts";
import { periodRefusal } from "./periodRefusal.ts";
import type { ResolvedRental } from "./ResolvedRental.ts";

type Dates = Pick<ResolvedRental, "from" | "to">;

/**
 * Checks the dates against the car's rules. `within` is the path of the dates in the body.
 *
 * @throws RefusalError `pickup_too_soon`, `pickup_too_far`, `booking_too_short`, `booking_too_long`, with the
 * field.
 */
export function checkDates(
  dates: Dates,
  car: Pick<Car, "minimumRentalDays" | "minimumPeriods" | "leadTimeHours">,
  { now, timeZone, within = "" }: { now: Date; timeZone: string; within?: string },
): void {
  const minimumRentalDays = minimumDaysOn(car, dateInZone(dates.from, timeZone));
  const failure = checkBookingPeriod(dates, { now, timeZone, ...car, minimumRentalDays });
  if (failure === null) return;
  const fields = { [within + failure.field]: writeValidationMessage(failure) };
  throw new RefusalError(periodRefusal(failure), { fields });
}

/**
 * Checks the drivers' age and licence on pick-up day.
 *
 * @throws RefusalError `driver_too_young`, `licence_too_recent`, else `invalid_input`, with the fields.
 */
export function checkDrivers(
  { driver, additionalDriver }: Pick<Order, "driver" | "additionalDriver">,
  { from }: Pick<ResolvedRental, "from">,
  car: Pick<Car, "minimumAge" | "minimumLicenceYears">,
  { timeZone, minimumDriverAge: minimumAge }: { timeZone: string; minimumDriverAge: number },
): void {
  const rules = { pickupDate: dateInZone(from, timeZone), carMinimumAge: car.minimumAge, minimumAge };
  const driverSchema = eligibleDriver({ ...rules, minimumLicenceYears: car.minimumLicenceYears });
  const schema = v.object({
    driver: driverSchema,
    additionalDriver: v.optional(eligibleAdditionalDriver(rules)),
  });
  const result = v.safeParse(schema, { driver, additionalDriver });
  if (result.success) return;
  const fields = refusalFields(result.issues);
  const codes = Object.values(fields).map((message) => message.split("?")[0]);
  const brokenRule = (["driver_too_young", "licence_too_recent"] as const).find((code) =>
    codes.includes(code),
  );
  throw new RefusalError(brokenRule ?? "invalid_input", { fields });
}
