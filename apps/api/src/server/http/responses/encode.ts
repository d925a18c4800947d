import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export function encode(body: string | Buffer, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "gzip") return gzipped(body);
  // Quality 4 takes a third of gzip's time and gives a smaller result.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return brotli(body, { params });
}
