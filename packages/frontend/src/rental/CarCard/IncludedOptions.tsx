import { useLingui } from "@lingui/react/macro";
import { type RentalOption, rentalOptions } from "@sayara/domain/pricing/RentalOption";
import type { OptionPrice } from "@sayara/domain/pricing/CarPricing";
import { rentalOptionMessages } from "@sayara/i18n/messages/price/rentalOptionMessages";
import { Icon } from "@sayara/ui/Icon/Icon";
import { CheckIcon } from "@sayara/ui/Icon/icons";
import { useFormats } from "@sayara/frontend/language/useFormats";
import * as styles from "./CarCard.css.ts";

interface IncludedOptionsProps {
  options: Record<RentalOption, OptionPrice>;
  /** Whether the options take only one line in a narrow card too. */
  isShort?: boolean;
}

/** Lists the options included in the price. */
export function IncludedOptions({ options, isShort = false }: IncludedOptionsProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const included = rentalOptions.filter((option) => options[option] === 0);
  if (included.length === 0) return null;
  const names = formats.list(included.map((option) => uncapitalized(i18n._(rentalOptionMessages[option]))));
  return (
    <p className={styles.included}>
      <Icon picture={CheckIcon} size="small" />
      <span className={isShort ? styles.includedLine : styles.includedNames}>{t`Included: ${names}`}</span>
    </p>
  );
}

function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
