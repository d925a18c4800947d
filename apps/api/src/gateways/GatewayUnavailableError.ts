/**
 * Thrown when a gateway gave no valid response before the timeout. It is unknown whether the gateway executed
 * the call, so the call is repeated.
 */
export class GatewayUnavailableError extends Error {
  override readonly name: string = "GatewayUnavailableError";
}
