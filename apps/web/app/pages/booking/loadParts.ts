import type { Client } from "@sayara/api-client/client/createClient";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { bookingActions } from "@sayara/api-client/contract/bookings/manageBookings";
import { type Replacement, replacements } from "@sayara/api-client/contract/bookings/moveBooking";
import { type OwnReview, bookingReview } from "@sayara/api-client/contract/reviews/bookingReview";
import type { StaffActionRecord } from "@sayara/domain/booking/actions/StaffActionRecord";
import type { Language } from "@sayara/domain/language/Language";
import { type FormProblem, faultProblem, refusedResponse } from "#web/shared/form/FormProblem.ts";

/** What staff read beside the booking. */
export interface StaffParts {
  /** Null: they could not be loaded. */
  actions: readonly StaffActionRecord[] | null;
  /** Null: there is none, or it could not be loaded. */
  review: OwnReview | null;
}

/** Free cars to which the booking can be moved, the nearest first, or why they could not be loaded. */
export type OfferedCars =
  | { cars: readonly Replacement[]; problem: null }
  | { cars: null; problem: FormProblem };

/** Loads the acts of staff on a booking. Null where that fails. */
export async function loadActions(call: Client, id: string): Promise<StaffParts["actions"]> {
  const outcome = await call(bookingActions, { params: { id } }).catch(() => null);
  return outcome?.ok ? outcome.data.items : null;
}

/** Loads the review of a booking for staff. Null where there is none, or the call fails. */
export async function loadReview(
  call: Client,
  { id, reviewed }: Pick<BookingView, "id" | "reviewed">,
): Promise<OwnReview | null> {
  if (!reviewed) return null;
  const outcome = await call(bookingReview, { params: { bookingId: id } }).catch(() => null);
  return outcome?.ok ? outcome.data.review : null;
}

/** Loads the cars to which a booking that its agency cancelled can be moved. */
export async function loadOfferedCars(
  call: Client,
  { id, token, language }: { id: string; token: string | null; language: Language },
): Promise<OfferedCars> {
  try {
    const query = token === null ? {} : { token };
    const outcome = await call(replacements, { params: { id, language }, query });
    if (outcome.ok) return { cars: outcome.data.cars, problem: null };
    return { cars: null, problem: refusedResponse(outcome.refusal).problem };
  } catch (error) {
    return { cars: null, problem: faultProblem(error) };
  }
}
