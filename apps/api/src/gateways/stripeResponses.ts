import { type GatewayResponse, type GatewayResponses, usualResponses } from "./gatewayResponses.ts";

/** Two calls with one key at the same time, or of one object: the other one may do what was requested. */
const busy: readonly GatewayResponse[] = [
  { status: 409, code: "idempotency_key_in_use", follows: "again" },
  { status: 409, code: "lock_timeout", follows: "again" },
  { status: 400, code: "rate_limit", follows: "again" },
];

/**
 * By https://docs.stripe.com/api/errors and https://docs.stripe.com/error-low-level. An error without a code has its
 * type as code.
 */
export const stripeResponses: GatewayResponses = {
  // 400 also means a key used before with other parameters. No driver has that session's address; the next has a new key.
  open: [...busy, ...usualResponses],
  read: [...busy, ...usualResponses],
  // Only open sessions can be ended.
  end: [...busy, { status: 400, follows: "read" }, ...usualResponses.filter(({ status }) => status !== 400)],
  // The money may have been returned under other parameters.
  refund: [...busy, { status: 400, code: "idempotency_error", follows: "again" }, ...usualResponses],
};
