import type { HttpBindings } from "@hono/node-server";
import { addressGroup } from "@sayara/http-guard/addresses/addressGroup";
import { BodyError } from "@sayara/http-guard/bodies/BodyError";
import type { Context } from "hono";
import * as v from "valibot";
import type { Dependencies } from "./Dependencies.ts";
import { GatewayError } from "./GatewayError.ts";
import { hasMerchantKey } from "./requireKey.ts";

type Tools = Pick<Dependencies, "bodies" | "config">;

/** Maximum size in bytes. The largest legitimate body, a session request, has about 3 KB. */
const BODY_LIMIT = 16 * 1024;

/**
 * Reads a JSON body. Error messages never repeat the input, which may contain a card number.
 *
 * @throws GatewayError for another media type, a body over 16 KB, or a body that fails the schema
 */
export async function readJson<Output>(
  dependencies: Tools,
  c: Context,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Output> {
  const text = await readText(dependencies, c, "application/json");
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
export async function readForm(dependencies: Tools, c: Context): Promise<URLSearchParams> {
  return new URLSearchParams(await readText(dependencies, c, "application/x-www-form-urlencoded"));
}

async function readText({ bodies, config }: Tools, c: Context, mediaType: string): Promise<string> {
  if (c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase() !== mediaType)
    throw new GatewayError("unsupported_media", `The body must be ${mediaType}.`);
  const { incoming }: Partial<HttpBindings> = c.env ?? {};
  const isMerchant = hasMerchantKey(c.req.header("authorization"), config);
  const sender = isMerchant ? undefined : addressGroup(incoming?.socket.remoteAddress ?? "");
  const { bytes, release } = await bodies.receive(c.req.raw, { limit: BODY_LIMIT, sender }).catch(refuse);
  release();
  return bytes.toString("utf8");
}

function refuse(error: unknown): never {
  if (!(error instanceof BodyError)) throw error;
  if (error.fault === "large")
    throw new GatewayError("too_large", `The body is larger than ${BODY_LIMIT} bytes.`);
  if (error.fault === "busy") throw new GatewayError("busy", "Too many requests are under way.");
  throw new GatewayError("invalid_request", "The body did not arrive in time.");
}
