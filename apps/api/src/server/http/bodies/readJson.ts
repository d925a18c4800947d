import type { AppContext } from "#api/server/http/App.ts";
import { mediaTypeOf } from "./mediaTypeOf.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/**
 * Parses the JSON body of a request.
 *
 * @throws RefusalError `unsupported_media` without a JSON content type; `invalid_input` if the body is not JSON or is
 *   nested too deeply to walk.
 */
export function readJson(c: AppContext): unknown {
  if (mediaTypeOf(c.req.raw) !== "application/json") throw new RefusalError("unsupported_media");
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(c.var.body);
    return JSON.parse(text, refuseUnstorable);
  } catch {
    throw new RefusalError("invalid_input");
  }
}

/** PostgreSQL's `text` stores neither NUL nor a lone surrogate: such text is bad input, not a fault. */
function refuseUnstorable(key: string, value: unknown): unknown {
  if (!isStorable(key) || (typeof value === "string" && !isStorable(value)))
    throw new TypeError("unstorable text");
  return value;
}

export function isStorable(text: string): boolean {
  return !text.includes("\0") && !/\p{Surrogate}/u.test(text);
}
