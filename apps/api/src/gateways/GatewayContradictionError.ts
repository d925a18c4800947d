import { GatewayUnavailableError } from "./GatewayUnavailableError.ts";

/**
 * Thrown when a gateway responds with 2xx but not as documented, or with an amount, currency, time or session
 * that differs from ours. The response is ignored, and staff compare the payment with the gateway's
 * dashboard.
 */
export class GatewayContradictionError extends GatewayUnavailableError {
  override readonly name = "GatewayContradictionError";
}
