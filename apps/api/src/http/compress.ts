import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { AppContext } from "./App.ts";

/** Characters below which an answer fits into one packet anyway. */
const WORTHWHILE = 1400;

export type Encoding = "br" | "gzip";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Answers with the body as small as the visitor's connection understands. A list of cars shrinks to a tenth. */
export async function compress(c: AppContext, body: string, status: 200): Promise<Response> {
  const encoding = chooseEncoding(c, body.length);
  if (encoding === undefined) return c.body(body, status);
  return c.body(new Uint8Array(await encode(body, encoding)), status);
}

/** The encoding for a body of this length. Sets the headers that go with it; undefined: as it is. */
export function chooseEncoding(c: AppContext, length: number): Encoding | undefined {
  c.header("Vary", "Accept-Encoding", { append: true });
  if (length < WORTHWHILE) return undefined;
  const accepted = c.req.header("accept-encoding") ?? "";
  const encoding = encodings.find((name) => new RegExp(String.raw`\b${name}\b(?!;q=0)`).test(accepted));
  if (encoding !== undefined) c.header("Content-Encoding", encoding);
  return encoding;
}

const encodings = ["br", "gzip"] as const;

export function encode(body: string | Buffer, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "gzip") return gzipped(body);
  // Quality 4: a third of gzip's time for a smaller result.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return brotli(body, { params });
}
