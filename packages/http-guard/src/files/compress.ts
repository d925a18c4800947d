import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from "node:zlib";

export type Encoding = "zstd" | "br" | "gzip";

/** Compresses a whole body synchronously. */
export function compress(body: Buffer, encoding: Encoding): Buffer<ArrayBuffer> {
  if (encoding === "br") return brotli(body);
  return encoding === "zstd" ? zstd(body) : gzipSync(body, { level: 5 });
}

/**
 * Returns the preferred one of the accepted encodings, or null if none is supported. Measured on the home page of 102
 * KB: zstd 3 takes 0.5 ms and sends 22.9 KB; brotli 4 takes 2.4 ms and sends 21.4 KB.
 */
export function chooseEncoding(accepted: string): Encoding | null {
  const accepts = new Map(
    accepted.split(",").map((entry) => {
      const [name = "", ...parameters] = entry.trim().toLowerCase().split(";");
      return [name, !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))] as const;
    }),
  );
  return (["zstd", "br", "gzip"] as const).find((encoding) => accepts.get(encoding)) ?? null;
}

function brotli(body: Buffer): Buffer<ArrayBuffer> {
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

function zstd(body: Buffer): Buffer<ArrayBuffer> {
  return zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 3 } });
}
