import { RefusalError } from "./refusals.ts";

export interface BodyLimits {
  /** Bytes. */
  limit: number;
  /** Milliseconds until the last byte. */
  patience: number;
  /** Called with the bytes that each part takes in memory, before it is kept. */
  onPart?: (bytes: number) => void;
}

/** Bytes that each part of a body takes besides its content. */
const PART = 200;

/** Returns the media type of the body, without parameters. */
export function mediaTypeOf(request: Request): string | undefined {
  return request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
}

/**
 * Reads the body.
 *
 * @throws RefusalError `too_large` past the limit, also when the length is not announced; `invalid_input` when the
 * connection breaks before its end, or the body takes longer than the patience; those of `onPart`.
 */
export async function readBytes(
  request: Request,
  { limit, patience, onPart }: BodyLimits,
): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get("content-length")) > limit) throw new RefusalError("too_large");
  if (request.body === null) return Buffer.alloc(0);
  const reader = request.body.getReader();
  const late = Promise.withResolvers<never>();
  late.promise.catch(() => {});
  const timer = setTimeout(() => late.reject(new RefusalError("invalid_input")), patience);
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late.promise]);
      if (done) return Buffer.concat(parts);
      size += value.byteLength;
      if (size > limit) throw new RefusalError("too_large");
      onPart?.(value.byteLength + PART);
      parts.push(value);
    }
  } catch (error) {
    reader.cancel().catch(() => {});
    throw error instanceof RefusalError ? error : new RefusalError("invalid_input");
  } finally {
    clearTimeout(timer);
  }
}
