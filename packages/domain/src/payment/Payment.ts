import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { Dinars } from "../money/Dinars.ts";
import { Instant } from "../time/Instant.ts";
import { anyText } from "../validation/boundedText.ts";
import { Gateway } from "./Gateway.ts";
import { orUnknown } from "../validation/newerValues.ts";

/** Money received for a booking, in TND. */
export const Payment = v.object({
  id: EntityId,
  amount: Dinars,
  /** Null if paid at the agency. */
  gateway: v.nullable(orUnknown(Gateway)),
  /** The gateway's reference for the payment, as on the driver's statement; null if there is none. */
  reference: v.nullable(anyText(200)),
  at: Instant,
  /** Whether the payment was made for another booking and carried over [MV4]. */
  carriedOver: v.exactOptional(v.boolean()),
});
export type Payment = v.InferOutput<typeof Payment>;
