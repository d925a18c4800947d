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

/** Money returned for a booking, in dinars, or owed until it is. */
export const Refund = v.object({
  id: EntityId,
  /** The payment that it returns, wholly or in part. */
  paymentId: EntityId,
  amount: Dinars,
  /** Null: returned at the agency. */
  gateway: v.nullable(orUnknown(Gateway)),
  /** The gateway's name of the refund. Null until it has one. */
  reference: v.nullable(anyText(200)),
  state: orUnknown(RefundState),
  reason: orUnknown(RefundReason),
  /** When it was requested. */
  at: Instant,
  /** When it succeeded, was given up, or its return was recorded; null before. */
  settledAt: v.nullable(Instant),
  /** How staff returned it. Absent while it is not returned, or if the gateway returned it. */
  returned: v.exactOptional(RefundReturn),
});
export type Refund = v.InferOutput<typeof Refund>;
