import { type GatewayResponse, type GatewayResponses, commonResponses } from "./gatewayResponses.ts";

/** Two concurrent calls with one key or on one object: the other call may succeed. */
const busy: readonly GatewayResponse[] = [
  { status: 409, code: "idempotency_key_in_use", consequence: "again" },
  { status: 409, code: "lock_timeout", consequence: "again" },
  { status: 400, code: "rate_limit", consequence: "again" },
];

/**
 * Source: https://docs.stripe.com/api/errors and https://docs.stripe.com/error-low-level. For an error without a code,
 * its type serves as the code.
 */
export const stripeResponses: GatewayResponses = {
  // 400 also means a key reused with other parameters. No driver has the URL of that session, and the next
  // session gets a new key.
  open: [...busy, ...commonResponses],
  read: [...busy, ...commonResponses],
  // Stripe ends only open sessions.
  end: [
    ...busy,
    { status: 400, consequence: "read" },
    ...commonResponses.filter(({ status }) => status !== 400),
  ],
  // The refund may have been made with other parameters.
  refund: [...busy, { status: 400, code: "idempotency_error", consequence: "again" }, ...commonResponses],
};
