import type { Client } from "@sayara/api-client/client/createClient";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { bookingActions } from "@sayara/api-client/contract/bookings/manageBookings";
import { type Replacement, replacements } from "@sayara/api-client/contract/bookings/moveBooking";
import { type OwnReview, bookingReview } from "@sayara/api-client/contract/reviews/bookingReview";
import type { StaffActionRecord } from "@sayara/domain/booking/actions/StaffActionRecord";
import type { BookingNote } from "@sayara/domain/booking/desk/BookingNote";
import type { Language } from "@sayara/domain/language/Language";
import { type FormProblem, faultProblem, refusedResult } from "../form/FormProblem.ts";

/** Data shown only to staff beside the booking. */
export interface StaffParts {
  /** Null if they could not be loaded. */
  actions: readonly StaffActionRecord[] | null;
  /** Notes of staff, newest first; null if they could not be loaded. */
  notes: readonly BookingNote[] | null;
  /** Null if there is none, or it could not be loaded. */
  review: OwnReview | null;
}

/** Available cars to which the booking can be moved, nearest first, or the reason why they could not be loaded. */
export type OfferedCars =
  | { cars: readonly Replacement[]; problem: null }
  | { cars: null; problem: FormProblem };

/** Loads the staff actions on a booking, and staff's notes. Both are null on failure. */
export async function loadActions(call: Client, id: string): Promise<Pick<StaffParts, "actions" | "notes">> {
  const outcome = await call(bookingActions, { params: { id } }).catch(() => null);
  if (outcome?.ok !== true) return { actions: null, notes: null };
  return { actions: outcome.data.items, notes: outcome.data.notes ?? [] };
}

/** Loads the review of a booking for staff. Returns null if there is none, or on failure. */
export async function loadReview(
  call: Client,
  { id, reviewed }: Pick<BookingView, "id" | "reviewed">,
): Promise<OwnReview | null> {
  if (!reviewed) return null;
  const outcome = await call(bookingReview, { params: { bookingId: id } }).catch(() => null);
  return outcome?.ok ? outcome.data.review : null;
}

/** Loads the cars to which a booking can be moved after its agency cancelled it. */
export async function loadOfferedCars(
  call: Client,
  { id, token, language }: { id: string; token: string | null; language: Language },
): Promise<OfferedCars> {
  try {
    const query = token === null ? {} : { token };
    const outcome = await call(replacements, { params: { id, language }, query });
    if (outcome.ok) return { cars: outcome.data.cars, problem: null };
    return { cars: null, problem: refusedResult(outcome.refusal).problem };
  } catch (error) {
    return { cars: null, problem: faultProblem(error) };
  }
}
