import type { CheckoutRequest } from "@sayara/api-client/contract/checkout/checkout";

/** A checkout that was sent and whose fate is unknown: sent again unchanged, it books at most once. */
export interface Attempt {
  key: string;
  /** What the person asked for; the price's signature is not part of it. */
  choices: string;
  request: CheckoutRequest;
}

/**
 * The attempt to send now. After a fault nobody knows whether the car was booked, so the very same request goes out
 * under the same key; as soon as the person changed anything it is another attempt.
 */
export function attemptFor(request: CheckoutRequest, unresolved: Attempt | null): Attempt {
  const choices = choicesOf(request);
  if (unresolved?.choices === choices) return unresolved;
  return { key: crypto.randomUUID(), choices, request };
}

/** The offer is left out: it is renewed every 20 minutes without the person's doing. */
function choicesOf({ offer: _offer, ...choices }: CheckoutRequest): string {
  return JSON.stringify(choices);
}
