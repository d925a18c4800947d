import type { Stripe } from "stripe";
import { GATEWAY_TIMEOUT } from "./callGateway.ts";
import { type GatewayCall, toGatewayError } from "./gatewayResponses.ts";
import { stripeResponses } from "./stripeResponses.ts";

/**
 * Loads Stripe's SDK, which takes 37 MB and 140 ms, and creates a client.
 *
 * @param url origin of a stand-in for Stripe's API.
 */
export async function openStripe({ secretKey, url }: { secretKey: string; url: string | undefined }) {
  const { Stripe: Client } = await import("stripe");
  return new Client(secretKey, {
    ...(url !== undefined && addressOf(url)),
    timeout: GATEWAY_TIMEOUT,
    // The caller repeats a failed call with the same idempotency key.
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

function addressOf(url: string) {
  const { protocol, hostname, port } = new URL(url);
  const isPlain = protocol === "http:";
  return {
    protocol: isPlain ? ("http" as const) : ("https" as const),
    host: hostname,
    port: port === "" ? (isPlain ? 80 : 443) : Number(port),
  };
}

/**
 * Awaits the response of a call. Drops the SDK's error, because its message may contain the request.
 *
 * @throws GatewayUnavailableError or GatewayRefusalError, according to `stripeResponses`.
 */
export async function reachStripe<Answer extends { lastResponse: { statusCode: number } }>(
  call: GatewayCall,
  answer: Promise<Answer>,
): Promise<Answer> {
  const answers = stripeResponses[call] ?? [];
  const given = await answer.catch((error: unknown) => {
    const { statusCode: status = 0, rawType: type, code } = error as Partial<Stripe.errors.StripeError>;
    throw toGatewayError(answers, { status, code: code ?? type });
  });
  // The SDK treats an error without Stripe's body, such as a proxy's, as a successful response.
  const { statusCode: status } = given.lastResponse;
  if (status >= 300) throw toGatewayError(answers, { status, code: undefined });
  return given;
}
