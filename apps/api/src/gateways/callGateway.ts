import * as v from "valibot";
import { type GatewayResponse, toGatewayError } from "./gatewayResponses.ts";
import { GatewayContradictionError } from "./GatewayContradictionError.ts";
import { GatewayUnavailableError } from "./GatewayUnavailableError.ts";

/** Timeout of a gateway's response, in milliseconds. */
export const GATEWAY_TIMEOUT = 5000;
/** Maximum bytes of a response. */
const LIMIT = 64 * 1024;

interface GatewayProtocol<Schema> {
  /** Schema of a 2xx response. */
  schema: Schema;
  /** Schema of any other response; its output is the gateway's error code. */
  errorSchema: v.GenericSchema<unknown, string>;
  answers: readonly GatewayResponse[];
}

/**
 * Calls a gateway and validates its response.
 *
 * @throws GatewayUnavailableError without a response before the timeout, for a response that is too large, and for a
 *   temporary error. The message contains neither the URL nor the body.
 * @throws GatewayContradictionError for a 2xx response that the schema rejects.
 * @throws GatewayRefusalError for an error status and code that `answers` declares permanent, so that a retry cannot
 *   succeed.
 */
export async function callGateway<Schema extends v.GenericSchema>(
  { schema, errorSchema, answers }: GatewayProtocol<Schema>,
  url: string,
  request: RequestInit,
): Promise<v.InferOutput<Schema>> {
  const answer = await fetch(url, {
    ...request,
    redirect: "error",
    signal: AbortSignal.timeout(GATEWAY_TIMEOUT),
  }).catch((cause: unknown) => {
    throw new GatewayUnavailableError("the gateway does not answer", { cause: withoutAddress(cause) });
  });
  const text = await readText(answer);
  if (!answer.ok) {
    const error = v.safeParse(v.pipe(v.string(), v.parseJson(), errorSchema), text);
    throw toGatewayError(answers, { status: answer.status, code: error.success ? error.output : undefined });
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (!parsed.success) throw new GatewayContradictionError("the gateway's answer is not valid");
  return parsed.output;
}

async function readText(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of answer.body ?? []) {
      size += part.byteLength;
      if (size > LIMIT) break;
      parts.push(part);
    }
  } catch {
    throw new GatewayUnavailableError("the gateway's answer was cut off");
  }
  if (size > LIMIT) throw new GatewayUnavailableError("the gateway's answer is too large");
  return Buffer.concat(parts).toString("utf8");
}

/** Keeps the kind of a network error but not its message, which may contain the URL. */
function withoutAddress(cause: unknown): Error {
  const inner = cause instanceof Error && cause.cause !== undefined ? cause.cause : cause;
  const code = typeof inner === "object" && inner !== null && "code" in inner ? String(inner.code) : "";
  return new Error(code === "" && inner instanceof Error ? inner.name : code);
}
