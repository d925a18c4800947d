import { type GatewayResponses, usualResponses } from "./gatewayResponses.ts";

/** The sandbox gateway's README names its statuses. To end a session that is over is no error there. */
export const sandboxResponses: GatewayResponses = {
  open: usualResponses,
  read: usualResponses,
  end: usualResponses,
  refund: usualResponses,
};
