import { type GatewayResponses, usualResponses } from "./gatewayResponses.ts";

/** The statuses come from the sandbox gateway's README. Ending a session that is already over is not an error there. */
export const sandboxResponses: GatewayResponses = {
  open: usualResponses,
  read: usualResponses,
  end: usualResponses,
  refund: usualResponses,
};
