import { Trans, useLingui } from "@lingui/react/macro";
import { type UsageCharge, usageChargeSums } from "@sayara/domain/booking/condition/usageCharges";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Stack } from "@sayara/ui/Stack/Stack";
import * as bookingStyles from "../Booking.css.ts";

/**
 * Extra kilometres and missing fuel line by line, the part covered by the deposit, and the amount still due
 * [HO9, HO10]. Renders nothing without charges.
 */
export function UsageCharges({ charges }: { charges: readonly UsageCharge[] }) {
  const { t } = useLingui();
  const formats = useFormats();
  if (charges.length === 0) return null;
  const { total, due } = usageChargeSums(charges);
  const covered = toDinars(toMillimes(total) - toMillimes(due));
  const names: Record<UsageCharge["kind"], string> = {
    extraKilometres: t`Extra kilometres`,
    missingFuel: t`Missing fuel, in eighths of the tank`,
    unknown: t`Other`,
  };
  return (
    <Stack as="ul" gap="xs" aria-label={t`Charged at return`}>
      {charges.map(({ kind, count, unitPrice, price }) => {
        const quantity = formats.number(count);
        const unit = formats.price(unitPrice);
        return (
          <li key={kind} className={bookingStyles.amountRow}>
            <span>
              {names[kind]}: {quantity} × {unit}
            </span>
            <span>{formats.price(price)}</span>
          </li>
        );
      })}
      {covered > 0 && (
        <li className={bookingStyles.amountRow}>
          <span>
            <Trans>Covered by what is kept of the security deposit</Trans>
          </span>
          <span>− {formats.price(covered)}</span>
        </li>
      )}
      <li className={bookingStyles.amountRow}>
        <strong>
          <Trans>Owed at the agency</Trans>
        </strong>
        <strong>{formats.price(due)}</strong>
      </li>
    </Stack>
  );
}
