import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import type { Attempt } from "./attempt.ts";
import type { CheckoutData } from "./Checkout.load.ts";

/** Why the rental of an address can't be booked; null when it can, or when the address names none. */
export function refusalOf(data: CheckoutData, unresolved: Attempt | null): RefusalCode | null {
  if (data.state === "incomplete") return null;
  if (data.state === "refused") return data.code;
  const { answer } = data.offered;
  // A request whose answer never came may itself hold the car.
  const mayBeOwn = unresolved?.request.rental.car === data.trip.car;
  if (!answer.available && !mayBeOwn) return "car_taken";
  return answer.car.supplier.payLater ? null : "pay_later_refused";
}
