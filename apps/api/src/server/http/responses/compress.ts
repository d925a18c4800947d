import type { AppContext } from "#api/server/http/App.ts";
import { encode, type Encoding, encodings } from "./encode.ts";

/** Minimum length for compression, in characters. A shorter body fits into one packet uncompressed. */
const MIN_LENGTH = 1400;

/** Sends a body in the best encoding that the client accepts. A list of cars shrinks to a tenth. */
export async function compress(c: AppContext, body: string, status: 200): Promise<Response> {
  const encoding = chooseEncoding(c, body.length);
  if (encoding === undefined) return c.body(body, status);
  return c.body(new Uint8Array(await encode(body, encoding)), status);
}

/** Chooses the encoding for a body of this length and sets its headers. Undefined: send it uncompressed. */
export function chooseEncoding(c: AppContext, length: number): Encoding | undefined {
  c.header("Vary", "Accept-Encoding", { append: true });
  if (length < MIN_LENGTH) return undefined;
  const accepted = c.req.header("accept-encoding") ?? "";
  const encoding = encodings.find((name) => new RegExp(String.raw`\b${name}\b(?!;q=0)`).test(accepted));
  if (encoding !== undefined) c.header("Content-Encoding", encoding);
  return encoding;
}
