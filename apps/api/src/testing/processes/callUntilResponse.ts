import { setTimeout } from "node:timers/promises";
import { registerSecretsOf } from "#api/testing/watchLogs.ts";

export interface RetriedCall {
  method?: string;
  body?: object;
  headers?: Record<string, string>;
  /** Called for each attempt without a response. */
  onLost?: () => void;
}

export interface FinalResponse {
  status: number;
  /** The status, followed by the error code if the call was refused: `409 car_taken`. */
  outcome: string;
  // Untyped for assertions.
  // oxlint-disable-next-line typescript/no-explicit-any
  json: any;
}

/** Milliseconds between two attempts, and maximum number of attempts. */
const RETRY_DELAY = 150;
const MAX_ATTEMPTS = 1600;

/**
 * Repeats a call with the same idempotency key until a server responds. Retries if the response is lost (a 502 from the
 * load balancer, or no response) or is a 503.
 */
export async function callUntilResponse(
  address: string,
  { method = "POST", body, headers, onLost = () => {} }: RetriedCall = {},
): Promise<FinalResponse> {
  registerSecretsOf(body);
  const request = {
    method,
    headers: {
      origin: "http://localhost:3000",
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const received = await fetch(address, request)
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => undefined);
    if (received !== undefined && received.status !== 502 && received.status !== 503) {
      const json = received.text === "" ? undefined : JSON.parse(received.text);
      registerSecretsOf(json);
      const outcome = [received.status, json?.code].filter(Boolean).join(" ");
      return { status: received.status, outcome, json };
    }
    if (received?.status !== 503) onLost();
    await setTimeout(RETRY_DELAY);
  }
  throw new Error(`${method} ${new URL(address).pathname} was never answered`);
}
