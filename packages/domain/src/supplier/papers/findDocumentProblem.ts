import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import type { ValidationFailure } from "@sayara/domain/validation/validationFailures";
import type { DocumentDetails } from "./DocumentDetails.ts";
import type { SupplierDocumentType } from "./SupplierDocumentType.ts";

/**
 * Returns the first problem with the details of a document, or null. A document of type `autre` needs a
 * title. No document may be issued in the future, expire before its issue, or have expired already.
 */
export function findDocumentProblem(
  type: SupplierDocumentType,
  { title = "", issuedOn, expiresOn }: DocumentDetails,
  today: CalendarDate,
): ValidationFailure | null {
  if (type === "autre" && title === "") return { field: "title", code: "required", params: {} };
  if (issuedOn !== undefined && issuedOn > today)
    return { field: "issuedOn", code: "date_invalid", params: {} };
  if (expiresOn === undefined) return null;
  if (issuedOn !== undefined && expiresOn < issuedOn)
    return { field: "expiresOn", code: "period_reversed", params: {} };
  return expiresOn < today ? { field: "expiresOn", code: "document_expired", params: {} } : null;
}
