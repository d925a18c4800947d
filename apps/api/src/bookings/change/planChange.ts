import type { BookingChange } from "@sayara/api-client/contract/bookings/changeRequest";
import type { RentalOption } from "@sayara/domain/pricing/RentalOption";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { type EditPlan, planEdit } from "#api/bookings/edit/planEdit.ts";
import type { Config } from "#api/server/config/readConfig.ts";
import type { Database } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/**
 * Checks and prices the requested dates by the rules of an edit [CN14]. Does not check whether the car is free; that
 * happens when the car is held.
 *
 * @throws RefusalError for the first rule that the dates break.
 */
export async function planChange(
  db: Database,
  row: StoredBooking,
  change: BookingChange,
  tools: { config: Config; now: Date; signedQuote?: string | undefined },
): Promise<EditPlan> {
  const { pickup_location_id, drop_off_location_id, additional_driver: additionalDriver } = row;
  const isBooked = (option: RentalOption) => row.options.includes(option);
  const { delivery, collection, ...dates } = change;
  const edit = {
    ...dates,
    ...(delivery === false && { deliveryAddress: null }),
    ...(collection === false && { collectionAddress: null }),
    pickupLocation: pickup_location_id,
    dropOffLocation: drop_off_location_id,
    options: {
      theftProtection: isBooked("theftProtection"),
      collisionDamageWaiver: isBooked("collisionDamageWaiver"),
      fullInsurance: isBooked("fullInsurance"),
      additionalDriver: isBooked("additionalDriver"),
    },
    ...(additionalDriver && { additionalDriver }),
  };
  try {
    return await planEdit(db, row, edit, tools);
  } catch (error) {
    if (!(error instanceof RefusalError) || error.details.fields === undefined) throw error;
    const fields = Object.entries(error.details.fields).map(([path, message]) => [
      path.replace(/^edit\./, "change.").replace(/^change\.(delivery|collection)Address$/, "change.$1"),
      message,
    ]);
    throw new RefusalError(error.code, { ...error.details, fields: Object.fromEntries(fields) });
  }
}
