/**
 * Thrown when a gateway gave no valid response before the timeout. Whether it did what was requested is unknown, so the
 * call is repeated.
 */
export class GatewayUnavailableError extends Error {
  override readonly name: string = "GatewayUnavailableError";
}
