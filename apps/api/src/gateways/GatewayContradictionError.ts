import { GatewayUnavailableError } from "./GatewayUnavailableError.ts";

/**
 * A gateway answered with 2xx, but not what it documents, or with another sum, currency, time or session than ours.
 * Nothing of the answer is used; staff compare with the gateway.
 */
export class GatewayContradictionError extends GatewayUnavailableError {
  override readonly name = "GatewayContradictionError";
}
