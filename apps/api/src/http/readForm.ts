import { MAX_IMAGE_BYTES } from "@sayara/domain/validation/ImageUpload";
import { mediaTypeOf, readBytes } from "./readBytes.ts";
import { RefusalError } from "./refusals.ts";

/** Bytes: the largest picture and the form's overhead. */
const limit = MAX_IMAGE_BYTES + 16 * 1024;

/**
 * Reads the form of a request.
 *
 * @throws RefusalError `unsupported_media` without a form's content type, `too_large` past the limit,
 * `invalid_input` when it can't be parsed.
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type");
  if (type === null || mediaTypeOf(request) !== "multipart/form-data") {
    throw new RefusalError("unsupported_media");
  }
  const bytes = await readBytes(request, limit);
  try {
    return await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch {
    throw new RefusalError("invalid_input");
  }
}
