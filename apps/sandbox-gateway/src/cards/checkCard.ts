import { MARKETPLACE_TIME_ZONE } from "@sayara/domain/config/businessDefaults";
import { paymentCard } from "@sayara/domain/payment/paymentCard";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import * as v from "valibot";

/** Input of the card form. */
export const CardInput = v.object({
  number: v.pipe(v.string(), v.maxLength(40)),
  expiry: v.pipe(v.string(), v.maxLength(20)),
  securityCode: v.pipe(v.string(), v.maxLength(10)),
});
export type CardInput = v.InferOutput<typeof CardInput>;

/**
 * Validates a card with the domain's schema [PC1–PC4]. Returns its digits, or the codes of its invalid
 * fields.
 */
export function checkCard(
  input: CardInput,
  now: Date,
): { invalid: null; number: string } | { invalid: Record<string, string>; number: null } {
  const card = v.safeParse(paymentCard({ today: dateInZone(now, MARKETPLACE_TIME_ZONE) }), input);
  return card.success
    ? { invalid: null, number: card.output.number }
    : { invalid: refusalFields(card.issues), number: null };
}
