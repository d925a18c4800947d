import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { Currency } from "../money/Currency.ts";
import { Dinars } from "../money/Dinars.ts";
import { Instant } from "../time/Instant.ts";
import { PaymentStatus } from "./PaymentStatus.ts";
import { anyText } from "../validation/boundedText.ts";

/** A payment for a booking. `amount` and the `refunded` part of it are in dinars. */
export const Payment = v.object({
  id: EntityId,
  bookingId: EntityId,
  amount: Dinars,
  refunded: Dinars,
  currency: Currency,
  status: PaymentStatus,
  /** Null: paid at the agency. */
  gateway: v.nullable(anyText(40)),
  at: Instant,
});
export type Payment = v.InferOutput<typeof Payment>;
