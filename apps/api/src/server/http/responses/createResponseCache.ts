import { createHash } from "node:crypto";
import { type Encoding, encode } from "./encode.ts";

/** A response that is ready to send. */
export interface CachedResponse {
  body: Buffer<ArrayBuffer>;
  etag: string;
  cacheSeconds: number;
  /** Returns the compressed body, which is created once per encoding. */
  encoded: (encoding: Encoding) => Promise<Buffer<ArrayBuffer>>;
}

/** In-process cache of responses that are the same for everyone. */
export interface ResponseCache {
  /** Returns the response of a key. `write` runs once for concurrent requests. A failure is not cached. */
  get: (key: string, write: () => Promise<SerializedResponse>) => Promise<CachedResponse>;
  /** False when the cache is switched off. */
  isEnabled: boolean;
}

export interface SerializedResponse {
  text: string;
  cacheSeconds: number;
}

interface Entry {
  response: Promise<CachedResponse>;
  /** Milliseconds since 1970. */
  freshUntil: number;
  bytes: number;
}

/** Creates a bounded cache that evicts the oldest entries first. An entry lives for `seconds`. */
export function createResponseCache({
  clock,
  seconds,
  entries: maxEntries = 500,
  bytes: maxBytes = 8 * 1024 * 1024,
}: {
  clock: () => Date;
  seconds: number;
  entries?: number;
  /** Maximum sum of bodies, compressed bodies and keys, in bytes. */
  bytes?: number;
}): ResponseCache {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  return {
    isEnabled: seconds > 0,
    get(key, write) {
      const now = clock().getTime();
      const cachedEntry = entries.get(key);
      const remainingLifetime = cachedEntry === undefined ? 0 : cachedEntry.freshUntil - now;
      // More remaining time than an entry's lifetime means that the clock was ahead.
      if (cachedEntry !== undefined && remainingLifetime > 0 && remainingLifetime <= seconds * 1000)
        return cachedEntry.response;
      if (cachedEntry !== undefined) removeEntry(key, cachedEntry);
      const response = write().then((serialized) =>
        toCachedResponse(serialized, (addedBytes) => addBytes(key, entry, addedBytes)),
      );
      const entry = { response, freshUntil: now + seconds * 1000, bytes: 0 };
      entries.set(key, entry);
      addBytes(key, entry, key.length * 2);
      response.catch(() => removeEntry(key, entry));
      return response;
    },
  };

  function addBytes(key: string, entry: Entry, addedBytes: number): void {
    // The entry may have been evicted since then.
    if (entries.get(key) !== entry) return;
    entry.bytes += addedBytes;
    bytes += addedBytes;
    for (const [oldestKey, oldEntry] of entries) {
      if (bytes <= maxBytes && entries.size <= maxEntries) return;
      removeEntry(oldestKey, oldEntry);
    }
  }

  function removeEntry(key: string, entry: Entry): void {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  }
}

function toCachedResponse(
  { text, cacheSeconds }: SerializedResponse,
  onAdded: (bytes: number) => void,
): CachedResponse {
  const body = Buffer.from(text);
  const compressed = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();
  onAdded(body.length);
  return {
    body,
    // Weak, because it is the same for each encoding.
    etag: `W/"${createHash("sha1").update(body).digest("base64url")}"`,
    cacheSeconds,
    encoded(encoding) {
      const existing = compressed.get(encoding);
      if (existing !== undefined) return existing;
      const compression = encode(body, encoding);
      compressed.set(encoding, compression);
      compression.then(
        ({ length }) => onAdded(length),
        () => compressed.delete(encoding),
      );
      return compression;
    },
  };
}
