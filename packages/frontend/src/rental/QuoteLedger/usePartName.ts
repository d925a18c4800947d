import { useLingui } from "@lingui/react/macro";
import { textIn } from "@sayara/domain/language/textIn";
import type { DifferenceLine } from "@sayara/domain/receipt/DifferenceLine";
import { useTextLanguage } from "@sayara/frontend/language/useTextLanguage";
import { type FeeKind, feeKinds } from "@sayara/domain/pricing/fees/FeeKind";
import { feeKindMessages } from "@sayara/i18n/messages/price/feeKindMessages";
import { rentalOptionMessages } from "@sayara/i18n/messages/price/rentalOptionMessages";

/** Returns a function that names a part of a price. */
export function usePartName(): (line: Pick<DifferenceLine, "part" | "extra">) => string {
  const { t, i18n } = useLingui();
  const language = useTextLanguage();
  return ({ part, extra }) => {
    if (part === "rental") return t`Rental`;
    if (part === "promo") return t`Promo code`;
    if (part === "extra") return textIn(extra?.name ?? {}, language) ?? t`Extra`;
    return i18n._(isFee(part) ? feeKindMessages[part] : rentalOptionMessages[part]);
  };
}

function isFee(part: DifferenceLine["part"]): part is FeeKind {
  return feeKinds.some((kind) => kind === part);
}
