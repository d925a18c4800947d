import type { PriceRefusal } from "@sayara/api-client/contract/PriceRefusal";
import type { FaultKind } from "@sayara/api-client/client/Fault";
import type { Quote } from "@sayara/domain/pricing/Quote";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";

/** Why the checkout stands still. What belongs to one field is told beside it instead. */
export type CheckoutProblem =
  | { kind: "priceChanged"; before: Quote; after: Quote }
  /** `retryAfter` in seconds. `mayBeOwn`: an earlier try of this visit may itself have taken the car. */
  | { kind: "refused"; code: RefusalCode; retryAfter: number | null; mayBeOwn: boolean }
  /** Nothing was sent yet: the price could not be confirmed. */
  | { kind: "notSent"; fault: FaultKind }
  /** Sent, and nobody knows what became of it. Trying again is safe. */
  | { kind: "unknownFate"; fault: FaultKind };

export function refusedProblem(refusal: PriceRefusal, mayBeOwn = false): CheckoutProblem {
  return { kind: "refused", code: refusal.code, retryAfter: refusal.retryAfter ?? null, mayBeOwn };
}

/** A reload came between the request and its answer. */
export const unknownSinceReload: CheckoutProblem = { kind: "unknownFate", fault: "network" };
