import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import type { SupplierDocumentType } from "./SupplierDocumentType.ts";

/**
 * Types of documents that must be valid for the whole rental of their car, or of all cars of their agency
 * [DC3].
 */
export const limitingDocumentTypes = [
  "assurance",
  "autorisation_transport",
] as const satisfies readonly SupplierDocumentType[];

/**
 * Returns whether the documents of a car are valid until the day of drop-off [DC3].
 *
 * @param dropOffDate in the marketplace's zone
 * @param lastDays the last valid days of the documents of the car and its agency; null without an expiry
 */
export function arePapersValid(
  dropOffDate: CalendarDate,
  lastDays: readonly (CalendarDate | null)[],
): boolean {
  return lastDays.every((lastDay) => lastDay === null || dropOffDate <= lastDay);
}
