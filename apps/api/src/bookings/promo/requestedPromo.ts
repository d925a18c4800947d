import { toMillimes } from "@sayara/domain/money/millimes";
import { isPromoCodeOpen } from "@sayara/domain/pricing/promo/isPromoCodeOpen";
import { missedPromoCondition } from "@sayara/domain/pricing/promo/missedPromoCondition";
import type { SoldPromo } from "@sayara/domain/pricing/promo/SoldPromo";
import type { Quote } from "@sayara/domain/pricing/Quote";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { findPromoCode } from "#api/catalogue/promoCodeRows.ts";
import type { Database } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/** A code that a driver typed, with its current terms. */
interface RequestedPromo {
  promo: SoldPromo;
  /** Whether new bookings may use it today. */
  isOpen: boolean;
  /** Path of the code in the body. */
  field: string;
}

/**
 * Returns the code of the car's agency, or of the marketplace, that a driver typed; null if none was typed. A code of
 * another agency is unknown, as if it did not exist.
 *
 * @throws RefusalError `promo_refused` for an unknown code.
 */
export async function requestedPromo(
  db: Database,
  code: string | undefined,
  { supplierId, field, now, timeZone }: { supplierId: string; field: string; now: Date; timeZone: string },
): Promise<RequestedPromo | null> {
  if (code === undefined) return null;
  const found = await findPromoCode(db, supplierId, code);
  if (found === undefined) throw promoRefusal(field, validationMessage("promo_unknown"));
  const { id, discount, rentalFrom, rentalUntil, minimumDays, minimumRental, ofMarketplace } = found;
  const terms = { id, code, discount, rentalFrom, rentalUntil, minimumDays, minimumRental };
  return {
    promo: { ...terms, ...(ofMarketplace && { ofMarketplace }) },
    isOpen: isPromoCodeOpen(found, dateInZone(now, timeZone)),
    field,
  };
}

/**
 * Checks a code by its days and conditions [PD3].
 *
 * @throws RefusalError `promo_refused` with the reason.
 */
export function refuseUnmetPromo(
  { promo, isOpen, field }: RequestedPromo,
  { days, rental, lines }: Quote,
): void {
  if (!isOpen) throw promoRefusal(field, validationMessage("promo_closed"));
  const base = { days, rental: toMillimes(rental), pickupDate: lines[0]?.date ?? "" };
  switch (missedPromoCondition(promo, base)) {
    case "dates":
      throw promoRefusal(field, validationMessage("promo_other_dates"));
    case "minimumDays":
      throw promoRefusal(field, validationMessage("promo_minimum_days", { days: promo.minimumDays ?? 1 }));
    case "minimumRental": {
      const amount = promo.minimumRental ?? 0;
      throw promoRefusal(field, validationMessage("promo_minimum_rental", { amount }));
    }
    case null:
  }
}

/** Returns the error for a rejected code, with the reason on its field. */
export function promoRefusal(field: string, message: string): RefusalError {
  return new RefusalError("promo_refused", { fields: { [field]: message } });
}
