import { checkoutFormDraft } from "#web/pages/checkout/checkoutFormDraft.ts";

/** Returns the promo code that applied to a car before a reload; null without one. */
export function storedPromoCode(carId: string): string | null {
  const [car, code] = (checkoutFormDraft.read()["promoCodeFor"] ?? "").split(" ");
  return car === carId && code !== undefined && code !== "" ? code : null;
}

/** Stores the promo code that applies to a car, or that none does. */
export function storePromoCode(carId: string, code: string | null): void {
  checkoutFormDraft.store("promoCodeFor", code === null ? "" : `${carId} ${code}`);
}
