import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { type UsageTerms, usageTermsOf } from "@sayara/domain/car/UsageTerms";

/**
 * Returns a booking's terms on kilometres and fuel as sold [HO9]. If none were stored, returns those of the
 * booking's car, without prices.
 */
export function soldUsageTerms({ receipt, car }: Pick<BookingView, "receipt" | "car">): UsageTerms {
  const { mileage, fuelPolicy } = car;
  return receipt?.usage ?? usageTermsOf({ mileage, fuelPolicy });
}
