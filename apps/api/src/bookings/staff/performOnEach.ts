import type { BookingChangeRefusal } from "@sayara/api-client/contract/bookings/BookingChangeRefusal";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

export interface SelectedBooking {
  id: string;
  version?: number | undefined;
}

type SkippableCode =
  | "invalid_input"
  | "not_found"
  | "not_allowed"
  | "transition_refused"
  | "stale_version"
  | "car_taken";
/** A booking that was left unchanged, with the reason. */
export type UnchangedBooking = { id: string; code: SkippableCode } & Pick<
  BookingChangeRefusal,
  "reason" | "current"
>;

/**
 * Runs the action on each selected booking in sequence. A rejected booking does not affect the others. A booking
 * selected twice is processed once.
 */
export async function performOnEach(
  bookings: readonly SelectedBooking[],
  perform: (selected: { id: string; version: number | undefined }) => Promise<StoredBooking>,
): Promise<{ changed: StoredBooking[]; unchanged: UnchangedBooking[] }> {
  const changed: StoredBooking[] = [];
  const unchanged: UnchangedBooking[] = [];
  for (const [id, { version }] of new Map(bookings.map((selected) => [selected.id, selected]))) {
    try {
      changed.push(await perform({ id, version }));
    } catch (error) {
      if (!(error instanceof RefusalError) || !isSkippable(error.code)) throw error;
      const { reason, current } = error.details;
      unchanged.push({ id, code: error.code, ...(reason && { reason }), ...(current && { current }) });
    }
  }
  return { changed, unchanged };
}

const skippableCodes: readonly string[] = [
  "invalid_input",
  "not_found",
  "not_allowed",
  "transition_refused",
  "stale_version",
  "car_taken",
] satisfies SkippableCode[];

function isSkippable(code: string): code is SkippableCode {
  return skippableCodes.includes(code);
}
