import { PdfUpload } from "@sayara/domain/validation/PdfUpload";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { fileTypeFromBuffer } from "file-type";
import * as v from "valibot";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/**
 * Returns the bytes of an uploaded PDF, which is recognised by its content, not its declared type. The file
 * is stored unchanged and never opened here, so its number of pages does not matter.
 *
 * @throws RefusalError `invalid_input` without a file, `too_large`, `unsupported_media`, each with the field.
 */
export async function readPdf(file: ReturnType<FormData["get"]>): Promise<Uint8Array<ArrayBuffer>> {
  if (!(file instanceof File))
    throw new RefusalError("invalid_input", { fields: { file: validationMessage("file_required") } });
  const { issues } = v.safeParse(PdfUpload, { type: file.type, size: file.size });
  for (const { message } of issues ?? []) {
    const fields = { file: message };
    if (message.startsWith("file_too_large")) throw new RefusalError("too_large", { fields });
    if (message.startsWith("pdf_invalid")) throw new RefusalError("unsupported_media", { fields });
    throw new RefusalError("invalid_input", { fields });
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const fileType = await fileTypeFromBuffer(bytes);
  if (fileType?.mime !== "application/pdf")
    throw new RefusalError("unsupported_media", { fields: { file: validationMessage("pdf_invalid") } });
  return bytes;
}
