import { type GatewayResponses, commonResponses } from "./gatewayResponses.ts";

/** Konnect documents 401, 404 and a rate limit. It has no call to end a payment and none to refund it. */
export const konnectResponses: GatewayResponses = {
  open: commonResponses,
  read: commonResponses,
  end: null,
  refund: null,
};
