import type { Encoding } from "@sayara/http-guard/files/compress";

/** A rendered document, ready to send to one or many visitors. */
export interface FinishedDocument {
  status: number;
  /** Without the headers that depend on the request: encoding, length and cookie. */
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer>;
  etag: string;
  /** Compressed bodies by encoding; filled on demand. */
  compressed: Map<Encoding, Buffer<ArrayBuffer>>;
}
