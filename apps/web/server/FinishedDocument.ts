import type { Encoding } from "./compress.ts";

/** A document as it is sent, to one visitor or to many. */
export interface FinishedDocument {
  status: number;
  /** Without what depends on the request: encoding, length and cookie. */
  headers: Record<string, string>;
  body: Buffer;
  etag: string;
  /** The body in each encoding that was asked for. */
  packed: Map<Encoding, Buffer>;
}
