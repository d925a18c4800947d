import { RefusalError } from "./refusals.ts";

/** Returns the media type of the body, without parameters. */
export function mediaTypeOf(request: Request): string | undefined {
  return request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
}

/**
 * Reads the body.
 *
 * @throws RefusalError `too_large` past the limit in bytes, also when the length is not announced; `invalid_input` when
 * the connection breaks before its end.
 */
export async function readBytes(request: Request, limit: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get("content-length")) > limit) throw new RefusalError("too_large");
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of request.body ?? []) {
      size += part.byteLength;
      if (size > limit) throw new RefusalError("too_large");
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof RefusalError ? error : new RefusalError("invalid_input");
  }
  return Buffer.concat(parts);
}
