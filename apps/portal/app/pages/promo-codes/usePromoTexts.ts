import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { StoredPromoCode } from "@sayara/api-client/contract/suppliers/promoCodes";
import { useFormats } from "@sayara/frontend/language/useFormats";

/** Returns functions that describe a promo code's discount, conditions and limits. */
export function usePromoTexts() {
  const { t } = useLingui();
  const formats = useFormats();
  const discountText = ({ discount }: Pick<StoredPromoCode, "discount">): string => {
    if (discount.kind === "percentage") {
      const percentage = formats.percent(discount.percentage);
      return t`−${percentage} of the price of the days`;
    }
    const amount = formats.price(discount.amount);
    return t`${amount} off the price of the days`;
  };
  const conditionTexts = (promo: StoredPromoCode): string[] => {
    const { rentalFrom, rentalUntil, minimumDays, minimumRental, maximumUsesPerDriver } = promo;
    return [
      ...datesText(rentalFrom, rentalUntil),
      ...(minimumDays === null ? [] : [minimumDaysText(formats.days(minimumDays))]),
      ...(minimumRental === null ? [] : [minimumRentalText(formats.price(minimumRental))]),
      ...(maximumUsesPerDriver === null
        ? []
        : [t`${plural(maximumUsesPerDriver, { one: "# use per driver", other: "# uses per driver" })}`]),
    ];
  };
  const minimumDaysText = (days: string) => t`Rentals of at least ${days}`;
  const minimumRentalText = (amount: string) => t`Days worth at least ${amount}`;
  const datesText = (from: string | null, until: string | null): string[] => {
    if (from !== null && until !== null) {
      const range = formats.dateRange(from, until);
      return [t`Pick-up: ${range}`];
    }
    if (from !== null) {
      const first = formats.date(from);
      return [t`Pick-up from ${first} on`];
    }
    if (until === null) return [];
    const last = formats.date(until);
    return [t`Pick-up until ${last}`];
  };
  return { discountText, conditionTexts };
}
