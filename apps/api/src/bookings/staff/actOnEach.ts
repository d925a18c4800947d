import type { BookingChangeRefusal } from "@sayara/api-client/contract/bookings/BookingChangeRefusal";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";

export interface Selected {
  id: string;
  version?: number | undefined;
}

type Code =
  | "invalid_input"
  | "not_found"
  | "not_allowed"
  | "transition_refused"
  | "stale_version"
  | "car_taken";
/** A booking that was left unchanged, with the reason. */
export type Left = { id: string; code: Code } & Pick<BookingChangeRefusal, "reason" | "current">;

/**
 * Runs the action on each selected booking in sequence. A rejected booking does not affect the others. A booking
 * selected twice is processed once.
 */
export async function actOnEach(
  bookings: readonly Selected[],
  act: (selected: { id: string; version: number | undefined }) => Promise<StoredBooking>,
): Promise<{ changed: StoredBooking[]; left: Left[] }> {
  const changed: StoredBooking[] = [];
  const left: Left[] = [];
  for (const [id, { version }] of new Map(bookings.map((selected) => [selected.id, selected]))) {
    try {
      changed.push(await act({ id, version }));
    } catch (error) {
      if (!(error instanceof RefusalError) || !isCode(error.code)) throw error;
      const { reason, current } = error.details;
      left.push({ id, code: error.code, ...(reason && { reason }), ...(current && { current }) });
    }
  }
  return { changed, left };
}

const codes: readonly string[] = [
  "invalid_input",
  "not_found",
  "not_allowed",
  "transition_refused",
  "stale_version",
  "car_taken",
] satisfies Code[];

function isCode(code: string): code is Code {
  return codes.includes(code);
}
