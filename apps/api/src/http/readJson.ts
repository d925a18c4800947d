import type { AppContext } from "./App.ts";
import { mediaTypeOf, readBytes } from "./readBytes.ts";
import { RefusalError } from "./refusals.ts";

/** Bytes. The largest JSON body of the contract is a checkout of about 6 KB. */
export const JSON_LIMIT = 64 * 1024;

/**
 * Reads the JSON body of a request.
 *
 * @throws RefusalError `unsupported_media` without a JSON content type, `too_large` past the limit (also when
 * the length is not announced), `invalid_input` when it is not JSON.
 */
export async function readJson(c: AppContext): Promise<unknown> {
  if (mediaTypeOf(c.req.raw) !== "application/json") throw new RefusalError("unsupported_media");
  const bytes = c.var.body ?? (await readBytes(c.req.raw, JSON_LIMIT));
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return JSON.parse(text, refuseUnstorable);
  } catch {
    throw new RefusalError("invalid_input");
  }
}

/** PostgreSQL's text holds neither NUL nor half a surrogate pair: such text is bad input, not a fault. */
function refuseUnstorable(key: string, value: unknown): unknown {
  if (!isStorable(key) || (typeof value === "string" && !isStorable(value)))
    throw new TypeError("unstorable text");
  return value;
}

export function isStorable(text: string): boolean {
  return !text.includes("\0") && !/\p{Surrogate}/u.test(text);
}
