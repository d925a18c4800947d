import * as v from "valibot";
import { GatewayUnavailableError } from "./GatewayUnavailableError.ts";

/** Milliseconds until a gateway's answer. */
export const GATEWAY_PATIENCE = 5000;
/** Bytes of an answer. */
const LIMIT = 64 * 1024;

/**
 * Calls a gateway and validates its answer.
 *
 * @throws GatewayUnavailableError without an answer in time, for one that is too large, that the schema
 * refuses, or whose status is not 2xx. The message has neither the address nor the body.
 */
export async function callGateway<Schema extends v.GenericSchema>(
  schema: Schema,
  url: string,
  request: RequestInit,
): Promise<v.InferOutput<Schema>> {
  const answer = await fetch(url, {
    ...request,
    redirect: "error",
    signal: AbortSignal.timeout(GATEWAY_PATIENCE),
  }).catch((cause: unknown) => {
    throw new GatewayUnavailableError("the gateway does not answer", { cause: withoutAddress(cause) });
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new GatewayUnavailableError(`the gateway answered with the status ${answer.status}`);
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await readText(answer));
  if (!parsed.success) throw new GatewayUnavailableError("the gateway's answer is not valid");
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

/** Keeps the kind of a network error: its message may have the address. */
function withoutAddress(cause: unknown): Error {
  const inner = cause instanceof Error && cause.cause !== undefined ? cause.cause : cause;
  const code = typeof inner === "object" && inner !== null && "code" in inner ? String(inner.code) : "";
  return new Error(code === "" && inner instanceof Error ? inner.name : code);
}
