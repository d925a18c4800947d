/** A gateway gave no valid answer in time. Whether it did what was requested is unknown: the call is repeated. */
export class GatewayUnavailableError extends Error {
  override readonly name: string = "GatewayUnavailableError";
}
