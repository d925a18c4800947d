import { DocumentDetails } from "@sayara/domain/supplier/papers/DocumentDetails";
import { findDocumentProblem } from "@sayara/domain/supplier/papers/findDocumentProblem";
import { SupplierDocumentType } from "@sayara/domain/supplier/papers/SupplierDocumentType";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { DocumentUpload } from "@sayara/domain/validation/DocumentUpload";
import { validationMessage, writeValidationMessage } from "@sayara/domain/validation/ValidationMessage";
import { type CheckResult, validateValues } from "@sayara/frontend/form/validateValues";
import * as v from "valibot";

/** Name of the upload of a document. */
export const PAPER_UPLOAD = "paper";

/** Fields of the form. `car` is empty for the agency's own papers; `file` holds no text, only its error. */
export type HandInValues = {
  type: string;
  title: string;
  file: string;
  number: string;
  issuedOn: string;
  expiresOn: string;
  car: string;
};

export const emptyHandIn: HandInValues = {
  type: "autre",
  title: "",
  file: "",
  number: "",
  issuedOn: "",
  expiresOn: "",
  car: "",
};

export interface ReadyHandIn {
  type: SupplierDocumentType;
  details: DocumentDetails;
}

/** Validates the text fields of a document. `checkDocumentFile` validates its file. */
export function checkHandIn(
  values: HandInValues,
  today: CalendarDate,
): CheckResult<keyof HandInValues, ReadyHandIn> {
  const type = v.safeParse(SupplierDocumentType, values.type);
  if (!type.success) return { errors: { type: validationMessage("required") }, ready: null };
  const { title, number, issuedOn, expiresOn, car } = values;
  const filled = Object.entries({ title, number, issuedOn, expiresOn, car }).filter(
    ([, text]) => text !== "",
  );
  const { errors, ready } = validateValues<keyof DocumentDetails, DocumentDetails>(
    DocumentDetails,
    Object.fromEntries(filled),
  );
  if (ready === null) return { errors, ready };
  const problem = findDocumentProblem(type.output, ready, today);
  if (problem !== null) return { errors: { [problem.field]: writeValidationMessage(problem) }, ready: null };
  return { errors: {}, ready: { type: type.output, details: ready } };
}

/** Returns the validation message of a document's file; null if the file is valid [DC4]. */
export function checkDocumentFile(file: FormDataEntryValue | null): string | null {
  const chosen = file instanceof File ? { type: file.type, size: file.size } : undefined;
  const parsed = v.safeParse(DocumentUpload, chosen);
  return parsed.success ? null : parsed.issues[0].message;
}
