/** A gateway gave no valid answer in time. Whether it did what was asked is unknown. */
export class GatewayUnavailableError extends Error {
  override readonly name = "GatewayUnavailableError";
}
