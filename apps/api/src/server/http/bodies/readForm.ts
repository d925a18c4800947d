import { readBody } from "@sayara/http-guard/bodies/readBody";
import { mediaTypeOf } from "./mediaTypeOf.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { refuseBody } from "./refuseBody.ts";

/** Maximum bytes of a form in addition to its files. */
const FORM_OVERHEAD = 16 * 1024;
/** Timeout of an upload, in milliseconds: 10 MB at 300 kbit/s. */
export const UPLOAD_TIMEOUT = 290_000;

/**
 * Reads the form of a request. Its files may have at most `fileBytes` in total.
 *
 * @throws RefusalError `unsupported_media` without a form's content type; `too_large` beyond the limit; `invalid_input`
 *   if it cannot be parsed or takes longer than 290 seconds.
 */
export async function readForm(request: Request, fileBytes: number): Promise<FormData> {
  const type = request.headers.get("content-type");
  if (type === null || mediaTypeOf(request) !== "multipart/form-data") {
    throw new RefusalError("unsupported_media");
  }
  const arrival = { deadline: performance.now() + UPLOAD_TIMEOUT };
  const options = { arrival, limit: fileBytes + FORM_OVERHEAD, bytesPerSecond: Infinity };
  const bytes = await readBody(request, options).catch(refuseBody);
  try {
    return await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch {
    throw new RefusalError("invalid_input");
  }
}
