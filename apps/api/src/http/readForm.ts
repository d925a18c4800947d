import { MAX_IMAGE_BYTES } from "@sayara/domain/validation/ImageUpload";
import { mediaTypeOf, readBytes } from "./readBytes.ts";
import { RefusalError } from "./refusals.ts";

/** Bytes: the largest picture and the form's overhead. */
const limit = MAX_IMAGE_BYTES + 16 * 1024;
/** Milliseconds. Below `requestTimeout` of `serverOptions`, so that a slow upload gets an answer. */
const patience = 110_000;

/**
 * Reads the form of a request.
 *
 * @throws RefusalError `unsupported_media` without a form's content type, `too_large` past the limit,
 * `invalid_input` when it can't be parsed or takes longer than 110 seconds.
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type");
  if (type === null || mediaTypeOf(request) !== "multipart/form-data") {
    throw new RefusalError("unsupported_media");
  }
  const bytes = await readBytes(request, { limit, patience });
  try {
    return await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch {
    throw new RefusalError("invalid_input");
  }
}
