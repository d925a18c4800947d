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
    ...(url !== undefined && connectionOptions(url)),
    timeout: GATEWAY_TIMEOUT,
    // The caller repeats a failed call with the same idempotency key.
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

function connectionOptions(url: string) {
  const { protocol, hostname, port } = new URL(url);
  const isHttp = protocol === "http:";
  return {
    protocol: isHttp ? ("http" as const) : ("https" as const),
    host: hostname,
    port: port === "" ? (isHttp ? 80 : 443) : Number(port),
  };
}

/**
 * Awaits the response of a call. Drops the SDK's error, because its message may contain the request.
 *
 * @throws GatewayUnavailableError or GatewayRefusalError, according to `stripeResponses`.
 */
export async function awaitStripe<Response extends { lastResponse: { statusCode: number } }>(
  call: GatewayCall,
  responsePromise: Promise<Response>,
): Promise<Response> {
  const errorResponses = stripeResponses[call] ?? [];
  const response = await responsePromise.catch((error: unknown) => {
    const { statusCode: status = 0, rawType: type, code } = error as Partial<Stripe.errors.StripeError>;
    throw toGatewayError(errorResponses, { status, code: code ?? type });
  });
  // The SDK treats an error without Stripe's body, such as a proxy's, as a successful response.
  const { statusCode: status } = response.lastResponse;
  if (status >= 300) throw toGatewayError(errorResponses, { status, code: undefined });
  return response;
}
