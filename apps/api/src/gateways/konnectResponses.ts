import { type GatewayResponses, usualResponses } from "./gatewayResponses.ts";

/** Konnect documents 401 and 404, and a limit of calls. It has no call that ends a payment, and none that returns money. */
export const konnectResponses: GatewayResponses = {
  open: usualResponses,
  read: usualResponses,
  end: null,
  refund: null,
};
