import * as v from "valibot";
import { documentMediaTypes } from "./DocumentMediaType.ts";
import { validationMessage } from "./ValidationMessage.ts";

const MAX_MEGABYTES = 10;
/** Maximum size of a document's file, in bytes (10 MB). */
export const MAX_DOCUMENT_BYTES = MAX_MEGABYTES * 1024 * 1024;

/** Types of phone photos that few programs can open. The refusal explains how to convert them. */
export const phonePhotoTypes: readonly string[] = [
  "image/heic",
  "image/heif",
  "image/heic-sequence",
  "image/heif-sequence",
];

/**
 * Types that browsers declare for files that they do not recognise, and obsolete names of accepted types. The
 * server decides by the content.
 */
const undecidedTypes: readonly string[] = ["", "application/octet-stream", "image/jpg", "image/pjpeg"];
const acceptedTypes: ReadonlySet<string> = new Set([...documentMediaTypes, ...undecidedTypes]);

/** A document's file to upload, for example a `File` [DC4]. The server checks the content. */
export const DocumentUpload = v.object(
  {
    type: v.pipe(
      v.string(validationMessage("file_type_invalid")),
      v.check((type) => !phonePhotoTypes.includes(type), validationMessage("file_heic")),
      v.check(
        (type) => acceptedTypes.has(type) || phonePhotoTypes.includes(type),
        validationMessage("file_type_invalid"),
      ),
    ),
    size: v.pipe(
      v.number(validationMessage("file_required")),
      v.minValue(1, validationMessage("file_required")),
      v.maxValue(MAX_DOCUMENT_BYTES, validationMessage("file_too_large", { megabytes: MAX_MEGABYTES })),
    ),
  },
  validationMessage("file_required"),
);
export type DocumentUpload = v.InferOutput<typeof DocumentUpload>;
