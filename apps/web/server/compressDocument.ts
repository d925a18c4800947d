import { Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { createReadableStreamFromReadable } from "@react-router/node";
import type { MiddlewareHandler } from "hono";

/**
 * Compresses rendered pages as they stream, brotli before gzip. Every piece is flushed, so that the browser paints
 * while later pieces are still being made. Files are not touched: they were compressed when the site was built.
 */
export function compressDocument(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { body, headers } = c.res;
    const isText = /^text\/|json|javascript|x-script/.test(headers.get("Content-Type") ?? "");
    if (body === null || !isText || headers.has("Content-Encoding") || c.req.method === "HEAD") return;
    const encoding = chooseEncoding(c.req.header("Accept-Encoding") ?? "");
    headers.append("Vary", "Accept-Encoding");
    if (encoding === null) return;

    const compressed = Readable.from(body).pipe(encoding === "br" ? brotli() : gzip());
    c.res = new Response(createReadableStreamFromReadable(compressed), c.res);
    c.res.headers.set("Content-Encoding", encoding);
    c.res.headers.delete("Content-Length");
  };
}

/** Brotli if it is accepted, else gzip, else none. */
export function chooseEncoding(accepted: string): "br" | "gzip" | null {
  const offers = new Map(
    accepted.split(",").map((offer) => {
      const [name = "", ...parameters] = offer.trim().toLowerCase().split(";");
      return [name, !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))] as const;
    }),
  );
  if (offers.get("br")) return "br";
  return offers.get("gzip") ? "gzip" : null;
}

function brotli() {
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

function gzip() {
  return createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH });
}
