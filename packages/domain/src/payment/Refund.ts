import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { Dinars } from "../money/Dinars.ts";
import { Instant } from "../time/Instant.ts";
import { anyText } from "../validation/boundedText.ts";
import { Gateway } from "./Gateway.ts";
import { RefundReturn } from "./RefundReturn.ts";
import { RefundReason } from "./RefundReason.ts";
import { RefundState } from "./RefundState.ts";
import { orUnknown } from "../validation/newerValues.ts";

/** Money returned, or still owed, for a booking, in TND. */
export const Refund = v.object({
  id: EntityId,
  /** The payment that is refunded in full or in part. */
  paymentId: EntityId,
  amount: Dinars,
  /** Null if returned at the agency. */
  gateway: v.nullable(orUnknown(Gateway)),
  /** The gateway's reference for the refund; null until there is one. */
  reference: v.nullable(anyText(200)),
  state: orUnknown(RefundState),
  reason: orUnknown(RefundReason),
  /** When the refund was requested. */
  at: Instant,
  /** When the refund succeeded, was given up, or was recorded as returned; null before that. */
  settledAt: v.nullable(Instant),
  /** How staff returned the money. Absent until it is returned, or if the gateway returned it. */
  returned: v.exactOptional(RefundReturn),
});
export type Refund = v.InferOutput<typeof Refund>;
