/**
 * Causes of a call without a usable answer. `network`: the server was not reached. `timeout`: no answer in
 * time. `server`: status 5xx, or an answer that is no JSON. `contract`: the answer does not match its schema.
 * `planned`: the call is in the contract, but no server serves it yet; nothing was sent.
 */
export const faultKinds = ["network", "timeout", "server", "contract", "planned"] as const;
/** One of {@link faultKinds}. */
export type FaultKind = (typeof faultKinds)[number];
