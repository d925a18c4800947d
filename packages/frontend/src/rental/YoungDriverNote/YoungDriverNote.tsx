import { useLingui } from "@lingui/react/macro";
import type { OfferedYoungDriverFee } from "@sayara/domain/pricing/fees/SupplierFees";
import { Text } from "@sayara/ui/Text/Text";
import { useFormats } from "@sayara/frontend/language/useFormats";

/** The young driver fee, shown with totals for which the driver's age is unknown [FE9]. */
export function YoungDriverNote({ fee }: { fee: OfferedYoungDriverFee }) {
  const { t } = useLingui();
  const formats = useFormats();
  const age = formats.number(fee.underAge);
  const amount = formats.price(fee.price);
  const maximum = fee.maximum === null ? null : formats.price(fee.maximum);
  const text =
    fee.per === "rental"
      ? t`Under ${age}: + ${amount}`
      : maximum === null
        ? t`Under ${age}: + ${amount} per day`
        : t`Under ${age}: + ${amount} per day, ${maximum} at most`;
  return (
    <Text size="xs" tone="muted">
      {text}
    </Text>
  );
}
