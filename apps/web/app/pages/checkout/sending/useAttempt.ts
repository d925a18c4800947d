import type { CheckoutRequest } from "@sayara/api-client/contract/checkout/checkout";
import { createDraft } from "#web/drafts/createDraft.ts";

/** A request without a known answer. Sent again unchanged, it books at most once. */
export interface Attempt {
  /** The idempotency key. */
  key: string;
  /** The request without the price's signature, as text. */
  choices: string;
  request: CheckoutRequest;
}

/** The attempt without a known answer. It is kept over a reload, so that a retry cannot book twice. */
export const useAttempt = createDraft<{ unresolved: Attempt | null }>({
  name: "sayara.checkout.attempt",
  empty: { unresolved: null },
  read: (stored) => ({ unresolved: isStoredAttempt(stored) ? stored.unresolved : null }),
});

/** Returns the attempt to send: the unresolved one where the user changed nothing, else one with a new key. */
export function attemptFor(request: CheckoutRequest, unresolved: Attempt | null): Attempt {
  const choices = choicesOf(request);
  if (unresolved?.choices === choices) return unresolved;
  return { key: crypto.randomUUID(), choices, request };
}

/** Omits the signed quote: it is renewed every 20 minutes without an action of the user. */
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
