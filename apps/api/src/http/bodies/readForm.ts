import { MAX_IMAGE_BYTES } from "@sayara/domain/validation/ImageUpload";
import { readBody } from "@sayara/http-guard/bodies/readBody";
import { mediaTypeOf } from "./mediaTypeOf.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";
import { refuseBody } from "./refuseBody.ts";

/** Bytes of the largest image plus the form's overhead. */
const limit = MAX_IMAGE_BYTES + 16 * 1024;
/** Timeout of an upload, in milliseconds. */
export const UPLOAD_TIMEOUT = 110_000;

/**
 * Reads the form of a request.
 *
 * @throws RefusalError `unsupported_media` without a form's content type; `too_large` beyond the limit; `invalid_input`
 *   if it cannot be parsed or takes longer than 110 seconds.
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type");
  if (type === null || mediaTypeOf(request) !== "multipart/form-data") {
    throw new RefusalError("unsupported_media");
  }
  const arrival = { deadline: performance.now() + UPLOAD_TIMEOUT };
  const options = { arrival, limit, bytesPerSecond: Infinity };
  const bytes = await readBody(request, options).catch(refuseBody);
  try {
    return await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch {
    throw new RefusalError("invalid_input");
  }
}
