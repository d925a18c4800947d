import type { CheckoutRequest } from "@sayara/api-client/contract/checkout/checkout";
import { createDraft } from "@sayara/frontend/drafts/createDraft";

/** A request whose response is unknown. Sent again unchanged, it books at most once. */
export interface Attempt {
  /** The idempotency key. */
  key: string;
  /** The request without the signed price, as text. */
  choices: string;
  request: CheckoutRequest;
}

/** The attempt whose response is unknown. It is stored across reloads, so that a retry cannot book twice. */
export const useAttempt = createDraft<{ unresolved: Attempt | null }>({
  name: "sayara.checkout.attempt",
  empty: { unresolved: null },
  read: (stored) => ({ unresolved: isStoredAttempt(stored) ? stored.unresolved : null }),
});

/** Returns the attempt to send: the unresolved one if the user changed nothing, otherwise one with a new key. */
export function attemptFor(request: CheckoutRequest, unresolved: Attempt | null): Attempt {
  const choices = choicesOf(request);
  if (unresolved?.choices === choices) return unresolved;
  return { key: crypto.randomUUID(), choices, request };
}

/** Omits the signed quote, which is renewed every 20 minutes without a user action. */
function choicesOf({ signedQuote: _signature, ...choices }: CheckoutRequest): string {
  return JSON.stringify(choices);
}

function isStoredAttempt(stored: unknown): stored is { unresolved: Attempt } {
  if (typeof stored !== "object" || stored === null || !("unresolved" in stored)) return false;
  const { unresolved } = stored;
  return (
    typeof unresolved === "object" &&
    unresolved !== null &&
    "key" in unresolved &&
    "choices" in unresolved &&
    "request" in unresolved
  );
}
