import { useLingui } from "@lingui/react/macro";
import type { SeasonPrice } from "@sayara/domain/season/Season";
import { useFormats } from "@sayara/frontend/language/useFormats";

/** Returns a function that describes a season's price. */
export function useSeasonPrice(): (price: SeasonPrice) => string {
  const { t } = useLingui();
  const formats = useFormats();
  return (price) => {
    if (price.kind === "unchanged") return t`Prices unchanged`;
    if (price.kind === "daily") {
      const amount = formats.price(price.amount);
      return t`${amount} per day`;
    }
    const percentage = formats.percent(Math.abs(price.percentage));
    return price.percentage < 0 ? t`Base price less ${percentage}` : t`Base price plus ${percentage}`;
  };
}
