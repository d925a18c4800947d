import type { PriceRefusal } from "@sayara/api-client/contract/PriceRefusal";
import type { FaultKind } from "@sayara/domain/refusal/FaultKind";
import type { Quote } from "@sayara/domain/pricing/Quote";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";

/** Why nothing was booked. Errors of single fields are shown beside them instead. */
export type CheckoutProblem =
  | { kind: "priceChanged"; before: Quote; after: Quote }
  /** `retryAfter` in seconds. `mayBeOwn`: a request whose answer was lost may itself have taken the car. */
  | { kind: "refused"; code: RefusalCode; retryAfter: number | null; mayBeOwn: boolean }
  /** Nothing was sent. */
  | { kind: "notSent"; fault: FaultKind };

export function refusedProblem(refusal: PriceRefusal, mayBeOwn = false): CheckoutProblem {
  return { kind: "refused", code: refusal.code, retryAfter: refusal.retryAfter ?? null, mayBeOwn };
}
