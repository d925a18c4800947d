import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import type { SupplierDocumentType } from "./SupplierDocumentType.ts";

/** Documents whose end ends the rentals of their car, or of all cars of their agency [DC3]. */
export const limitingDocumentTypes = [
  "assurance",
  "autorisation_transport",
] as const satisfies readonly SupplierDocumentType[];

/**
 * Returns whether the documents of a car are valid until the day of drop-off [DC3].
 *
 * @param dropOffDate in the marketplace's zone
 * @param lastDays the last valid days of the car's and its agency's documents; null without an end
 */
export function arePapersValid(
  dropOffDate: CalendarDate,
  lastDays: readonly (CalendarDate | null)[],
): boolean {
  return lastDays.every((lastDay) => lastDay === null || dropOffDate <= lastDay);
}
