import { useLingui } from "@lingui/react/macro";
import type { Discount } from "@sayara/domain/pricing/CarPricing";
import { type DiscountStep, discountSteps } from "@sayara/domain/pricing/discountSteps";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Text } from "@sayara/ui/Text/Text";

interface LengthDiscountsProps {
  discounts: readonly Discount[];
  /** Rental days of the search; 0 without dates. */
  days: number;
  /** Whether to show only the discount of this rental or, if it has none, the next one. */
  isShort?: boolean;
}

/**
 * Lists the discounts by rental length, such as weekly and monthly ones, and marks the one in the rental's
 * price [PR6, PR7].
 */
export function LengthDiscounts({ discounts, days, isShort = false }: LengthDiscountsProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const steps = discountSteps(discounts, days);
  const main = steps.find(({ isReached }) => isReached) ?? steps.find(({ threshold }) => threshold > days);
  const shown = isShort ? (main === undefined ? [] : [main]) : steps;
  if (shown.length === 0) return null;
  const textOf = ({ threshold, percentage, isReached }: DiscountStep) => {
    const [length, discount] = [formats.days(threshold), formats.percent(percentage)];
    return isReached ? t`From ${length}: −${discount}, in this price` : t`From ${length}: −${discount}`;
  };
  return (
    <Text size="xs" tone="muted">
      {formats.parts(shown.map(textOf), " · ")}
    </Text>
  );
}
