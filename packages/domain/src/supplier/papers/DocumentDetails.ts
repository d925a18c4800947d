import * as v from "valibot";
import { SupportedDate } from "@sayara/domain/time/SupportedDate";
import { optionalLine, optionalText } from "@sayara/domain/validation/boundedText";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";

const OptionalDate = v.exactOptional(
  v.pipe(v.string(), v.maxLength(10, validationMessage("date_invalid")), SupportedDate),
);

/** Details of a submitted document. Dates are `YYYY-MM-DD`. */
export const DocumentDetails = v.object({
  /** Id of the car that the document is about. Absent for a document of the agency itself. */
  car: v.exactOptional(v.pipe(v.string(), v.uuid(validationMessage("invalid")))),
  /** Required for the type `autre`. */
  title: v.exactOptional(optionalLine(80)),
  number: v.exactOptional(optionalText(60)),
  issuedOn: OptionalDate,
  /** The last valid day. */
  expiresOn: OptionalDate,
});
export type DocumentDetails = v.InferOutput<typeof DocumentDetails>;
