import { type GatewayAnswers, usualAnswers } from "./gatewayAnswers.ts";

/** Konnect documents 401 and 404, and a limit of calls. It has no call that ends a payment, and none that returns money. */
export const konnectAnswers: GatewayAnswers = {
  open: usualAnswers,
  read: usualAnswers,
  end: null,
  refund: null,
};
