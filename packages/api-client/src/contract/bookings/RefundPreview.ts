import { Dinars } from "@sayara/domain/money/Dinars";
import { Instant } from "@sayara/domain/time/Instant";
import * as v from "valibot";

/**
 * Refund of a driver's cancellation requested now, in TND. `drop`: when the guaranteed sum next decreases; null if
 * nothing is guaranteed. Staff may grant more, up to `paid`.
 */
export const RefundPreview = v.object({
  paid: Dinars,
  guaranteed: Dinars,
  fee: Dinars,
  drop: v.nullable(v.object({ at: Instant, guaranteed: Dinars })),
});
export type RefundPreview = v.InferOutput<typeof RefundPreview>;
