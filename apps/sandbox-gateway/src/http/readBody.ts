import type { Context } from "hono";
import * as v from "valibot";
import { GatewayError } from "./GatewayError.ts";

/** Bytes. The largest body is a session's request of about 3 KB. */
const BODY_LIMIT = 16 * 1024;

/**
 * Reads a JSON body.
 *
 * @throws GatewayError for another media type, past 16 KB, or if the schema refuses it. Never repeats the input, which
 * may hold a card's number.
 */
export async function readJson<Output>(
  c: Context,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Output> {
  const text = await readText(c, "application/json");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new GatewayError("invalid_request", "The body is not JSON.");
  }
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const names = parsed.issues.map((issue) => v.getDotPath(issue) ?? "the body");
  throw new GatewayError("invalid_request", `Not valid: ${[...new Set(names)].join(", ")}.`);
}

/** Reads the body of an HTML form. @throws GatewayError like {@link readJson} */
export async function readForm(c: Context): Promise<URLSearchParams> {
  return new URLSearchParams(await readText(c, "application/x-www-form-urlencoded"));
}

async function readText(c: Context, mediaType: string): Promise<string> {
  if (c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase() !== mediaType)
    throw new GatewayError("unsupported_media", `The body must be ${mediaType}.`);
  const tooLarge = () => new GatewayError("too_large", `The body is larger than ${BODY_LIMIT} bytes.`);
  if (Number(c.req.header("content-length")) > BODY_LIMIT) throw tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of c.req.raw.body ?? []) {
    size += part.byteLength;
    if (size > BODY_LIMIT) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
