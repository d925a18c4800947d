import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { carUsage } from "@sayara/domain/booking/condition/carUsage";
import { type UsageCharge, usageCharges } from "@sayara/domain/booking/condition/usageCharges";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { soldUsageTerms } from "@sayara/frontend/booking/condition/soldUsageTerms";
import { readAmount } from "@sayara/frontend/booking/staff/readAmount";
import { readKilometres } from "@sayara/frontend/booking/condition/readKilometres";
import type { HandoverValues } from "./HandoverValues.ts";

/**
 * Returns the charges that the driver will owe for the typed values of a return, computed like in the API
 * [HO9, HO10].
 */
export function chargesOf(booking: BookingView, values: HandoverValues): UsageCharge[] {
  const handOver = booking.conditionReports?.handOver ?? null;
  const mileage = readKilometres(values.mileage);
  if (handOver === null || mileage === null) return [];
  const { prices, ...terms } = soldUsageTerms(booking);
  const rental = { from: new Date(booking.from), to: new Date(booking.to), ...terms };
  const usage = carUsage({ handOver, returned: { mileage, fuel: Number(values.fuel) } }, rental);
  const { deposit } = handOver;
  const returned = readAmount(values.depositReturned);
  if (deposit === null || returned === null || returned > deposit.amount)
    return usageCharges(usage, prices, null);
  const kept = toDinars(toMillimes(deposit.amount) - toMillimes(returned));
  return usageCharges(usage, prices, { method: deposit.method, kept });
}
