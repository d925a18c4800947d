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
  get: (key: string, write: () => Promise<WrittenResponse>) => Promise<CachedResponse>;
  /** False when the cache is switched off. */
  isOn: boolean;
}

export interface WrittenResponse {
  text: string;
  cacheSeconds: number;
}

interface Entry {
  answer: Promise<CachedResponse>;
  /** Milliseconds since 1970. */
  freshUntil: number;
  bytes: number;
}

/** Creates a bounded cache that evicts the oldest entries first. An entry lives for `seconds`. */
export function createResponseCache({
  clock,
  seconds,
  entries: mostEntries = 500,
  bytes: mostBytes = 8 * 1024 * 1024,
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
    isOn: seconds > 0,
    get(key, write) {
      const now = clock().getTime();
      const kept = entries.get(key);
      const fresh = kept === undefined ? 0 : kept.freshUntil - now;
      // More remaining time than an entry's lifetime means that the clock was ahead.
      if (kept !== undefined && fresh > 0 && fresh <= seconds * 1000) return kept.answer;
      if (kept !== undefined) drop(key, kept);
      const answer = write().then((written) => keep(written, (more) => grow(key, entry, more)));
      const entry = { answer, freshUntil: now + seconds * 1000, bytes: 0 };
      entries.set(key, entry);
      grow(key, entry, key.length * 2);
      answer.catch(() => drop(key, entry));
      return answer;
    },
  };

  function grow(key: string, entry: Entry, more: number): void {
    // The entry may have been evicted since then.
    if (entries.get(key) !== entry) return;
    entry.bytes += more;
    bytes += more;
    for (const [oldest, old] of entries) {
      if (bytes <= mostBytes && entries.size <= mostEntries) return;
      drop(oldest, old);
    }
  }

  function drop(key: string, entry: Entry): void {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  }
}

function keep({ text, cacheSeconds }: WrittenResponse, onGrown: (bytes: number) => void): CachedResponse {
  const body = Buffer.from(text);
  const compressed = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();
  onGrown(body.length);
  return {
    body,
    // Weak, because it is the same for each encoding.
    etag: `W/"${createHash("sha1").update(body).digest("base64url")}"`,
    cacheSeconds,
    encoded(encoding) {
      const known = compressed.get(encoding);
      if (known !== undefined) return known;
      const made = encode(body, encoding);
      compressed.set(encoding, made);
      made.then(
        ({ length }) => onGrown(length),
        () => compressed.delete(encoding),
      );
      return made;
    },
  };
}
