import { GatewayUnavailableError } from "./GatewayUnavailableError.ts";

/**
 * Thrown when a gateway responds with 2xx but not as documented, or with an amount, currency, time or session that
 * differs from ours. Nothing of the response is used; staff compare with the gateway.
 */
export class GatewayContradictionError extends GatewayUnavailableError {
  override readonly name = "GatewayContradictionError";
}
