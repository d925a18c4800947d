import { useLingui } from "@lingui/react/macro";
import type { PublicExtra } from "@sayara/api-client/contract/catalogue/PublicExtra";
import { useFormats } from "@sayara/frontend/language/useFormats";

/** Returns a function that describes the price of one piece of an extra. */
export function useExtraPrice(): (extra: Pick<PublicExtra, "price" | "per">) => string {
  const { t } = useLingui();
  const formats = useFormats();
  return ({ price, per }) => {
    if (price === 0) return t`Free of charge`;
    const amount = formats.price(price);
    return per === "day" ? t`${amount} per day` : t`${amount} once`;
  };
}
