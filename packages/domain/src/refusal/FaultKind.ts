/**
 * Reasons why a call has no usable response. `network`: the server was not reached. `timeout`: no response
 * within the timeout. `server`: status 5xx, or a response that is not JSON. `contract`: the response does not
 * match its schema. `cookies`: the response was valid, but the browser did not store its cookie.
 */
export const faultKinds = ["network", "timeout", "server", "contract", "cookies"] as const;
/** One of {@link faultKinds}. */
export type FaultKind = (typeof faultKinds)[number];
