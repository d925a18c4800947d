import { type GatewayResponses, commonResponses } from "./gatewayResponses.ts";

/** The statuses come from the sandbox gateway's README. Ending a session that is already over is not an error there. */
export const sandboxResponses: GatewayResponses = {
  open: commonResponses,
  read: commonResponses,
  end: commonResponses,
  refund: commonResponses,
};
