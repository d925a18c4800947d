import * as v from "valibot";
import { type GatewayResponse, toGatewayError } from "./gatewayResponses.ts";
import { GatewayContradictionError } from "./GatewayContradictionError.ts";
import { GatewayUnavailableError } from "./GatewayUnavailableError.ts";

/** Timeout of a gateway's response, in milliseconds. */
export const GATEWAY_TIMEOUT = 5000;
/** Maximum bytes of a response. */
const MAX_RESPONSE_BYTES = 64 * 1024;

interface GatewayProtocol<Schema> {
  /** Schema of a 2xx response. */
  schema: Schema;
  /** Schema of any other response; its output is the gateway's error code. */
  errorSchema: v.GenericSchema<unknown, string>;
  errorResponses: readonly GatewayResponse[];
}

/**
 * Calls a gateway and validates its response.
 *
 * @throws GatewayUnavailableError without a response before the timeout, for a response that is too large, and for a
 *   temporary error. The message contains neither the URL nor the body.
 * @throws GatewayContradictionError for a 2xx response that the schema rejects.
 * @throws GatewayRefusalError for an error status and code that `errorResponses` declares permanent, so that a retry cannot
 *   succeed.
 */
export async function callGateway<Schema extends v.GenericSchema>(
  { schema, errorSchema, errorResponses }: GatewayProtocol<Schema>,
  url: string,
  request: RequestInit,
): Promise<v.InferOutput<Schema>> {
  const response = await fetch(url, {
    ...request,
    redirect: "error",
    signal: AbortSignal.timeout(GATEWAY_TIMEOUT),
  }).catch((cause: unknown) => {
    throw new GatewayUnavailableError("the gateway does not answer", { cause: withoutUrl(cause) });
  });
  const text = await readText(response);
  if (!response.ok) {
    const error = v.safeParse(v.pipe(v.string(), v.parseJson(), errorSchema), text);
    throw toGatewayError(errorResponses, {
      status: response.status,
      code: error.success ? error.output : undefined,
    });
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (!parsed.success) throw new GatewayContradictionError("the gateway's answer is not valid");
  return parsed.output;
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > MAX_RESPONSE_BYTES) break;
      chunks.push(chunk);
    }
  } catch {
    throw new GatewayUnavailableError("the gateway's answer was cut off");
  }
  if (size > MAX_RESPONSE_BYTES) throw new GatewayUnavailableError("the gateway's answer is too large");
  return Buffer.concat(chunks).toString("utf8");
}

/** Keeps the kind of a network error but not its message, which may contain the URL. */
function withoutUrl(cause: unknown): Error {
  const rootCause = cause instanceof Error && cause.cause !== undefined ? cause.cause : cause;
  const code =
    typeof rootCause === "object" && rootCause !== null && "code" in rootCause ? String(rootCause.code) : "";
  return new Error(code === "" && rootCause instanceof Error ? rootCause.name : code);
}
