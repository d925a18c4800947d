import * as v from "valibot";
import { validationMessage } from "./ValidationMessage.ts";

/** Accepted declared types of a PDF. Some systems declare none, so the server decides by the content. */
export const pdfTypes = ["application/pdf", "application/x-pdf", "application/octet-stream", ""] as const;
const MAX_MEGABYTES = 10;
/** Maximum size of a PDF, in bytes (10 MB). */
export const MAX_PDF_BYTES = MAX_MEGABYTES * 1024 * 1024;

/** A PDF to upload, for example a `File`. The server checks the content. */
export const PdfUpload = v.object(
  {
    type: v.picklist(pdfTypes, validationMessage("pdf_invalid")),
    size: v.pipe(
      v.number(validationMessage("file_required")),
      v.minValue(1, validationMessage("file_required")),
      v.maxValue(MAX_PDF_BYTES, validationMessage("file_too_large", { megabytes: MAX_MEGABYTES })),
    ),
  },
  validationMessage("file_required"),
);
export type PdfUpload = v.InferOutput<typeof PdfUpload>;
