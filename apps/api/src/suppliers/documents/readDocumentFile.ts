import { DocumentUpload, phonePhotoTypes } from "@sayara/domain/validation/DocumentUpload";
import { DocumentMediaType } from "@sayara/domain/validation/DocumentMediaType";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { fileTypeFromBuffer } from "file-type";
import * as v from "valibot";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/**
 * Returns the bytes of a document's file and its type, detected from the first bytes [DC4]. The file is never
 * decoded, so it may have any number of pages or pixels.
 *
 * @throws RefusalError `invalid_input` without a file, `too_large`, `unsupported_media`, each with the field.
 */
export async function readDocumentFile(
  file: ReturnType<FormData["get"]>,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; mediaType: DocumentMediaType }> {
  const isFile = file instanceof File;
  const { issues } = v.safeParse(DocumentUpload, isFile ? { type: file.type, size: file.size } : undefined);
  for (const { message } of issues ?? []) refuse(message);
  if (!isFile) return refuse(validationMessage("file_required"));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  if (mime !== undefined && phonePhotoTypes.includes(mime)) return refuse(validationMessage("file_heic"));
  if (!v.is(DocumentMediaType, mime)) return refuse(validationMessage("file_type_invalid"));
  return { bytes, mediaType: mime };
}

function refuse(message: string): never {
  const fields = { file: message };
  if (message.startsWith("file_too_large")) throw new RefusalError("too_large", { fields });
  if (message.startsWith("file_required")) throw new RefusalError("invalid_input", { fields });
  throw new RefusalError("unsupported_media", { fields });
}
