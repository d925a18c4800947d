import { type GatewayAnswers, usualAnswers } from "./gatewayAnswers.ts";

/** The sandbox gateway's README names its statuses. To end a session that is over is no error there. */
export const sandboxAnswers: GatewayAnswers = {
  open: usualAnswers,
  read: usualAnswers,
  end: usualAnswers,
  refund: usualAnswers,
};
