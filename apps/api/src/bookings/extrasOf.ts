import type { ChosenExtra } from "@sayara/domain/pricing/extras/ChosenExtra";
import type { StoredBooking } from "./bookingRows.ts";

/** Returns the extras of a booking, as sold. */
export function extrasOf({ sold_terms: sold }: Pick<StoredBooking, "sold_terms">): ChosenExtra[] {
  return sold?.extras ?? [];
}
