/**
 * Causes of a call without a usable answer. `network`: the server was not reached. `timeout`: no answer in
 * time. `server`: status 5xx, or an answer that is no JSON. `contract`: the answer does not match its schema.
 * `cookies`: the answer was good, but the browser did not keep the cookie that came with it.
 */
export const faultKinds = ["network", "timeout", "server", "contract", "cookies"] as const;
/** One of {@link faultKinds}. */
export type FaultKind = (typeof faultKinds)[number];
