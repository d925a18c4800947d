import { Trans, useLingui } from "@lingui/react/macro";
import { balanceOf } from "@sayara/domain/booking/balanceOf";
import type { Booking } from "@sayara/domain/booking/Booking";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useFormats } from "#web/language/useFormats.ts";
import { SectionCard } from "#web/shared/SectionHead/SectionCard.tsx";
import * as styles from "./Booking.css.ts";

/** Payments, refunds, and the amount left to pay. */
export function PaymentsSection({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { due } = balanceOf(booking);
  const movements = [
    ...booking.payments.map((payment) => ({
      ...payment,
      name: payment.gateway ? t`Paid online` : t`Paid at the agency`,
    })),
    ...booking.refunds
      .filter(({ state }) => state === "succeeded")
      .map((refund) => ({ ...refund, name: t`Refunded` })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <SectionCard id="booking-payments" title={<Trans>Payments</Trans>}>
      {movements.length === 0 ? (
        <Text tone="muted">
          <Trans>Nothing has been paid yet.</Trans>
        </Text>
      ) : (
        <Stack as="ul" gap="xs">
          {movements.map(({ id, name, at, amount }) => (
            <li key={id} className={styles.due}>
              <span>
                {name} · {formats.date(at)}
              </span>
              <span>{formats.price(amount, booking.currency)}</span>
            </li>
          ))}
        </Stack>
      )}
      {due > 0 && (
        <p className={styles.due}>
          <strong>
            <Trans>To pay at the agency</Trans>
          </strong>
          <strong>{formats.price(due, booking.currency)}</strong>
        </p>
      )}
    </SectionCard>
  );
}
