import { Trans, useLingui } from "@lingui/react/macro";
import { balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import type { Booking } from "@sayara/domain/booking/Booking";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { CURRENCY } from "@sayara/domain/config/businessDefaults";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useReasonMessages } from "@sayara/frontend/rental/BookingStatus/useReasonMessages";
import type { BulkAction, BulkPlan } from "./bulkPlan.ts";
import * as styles from "./Selection.css.ts";

/**
 * Explains the effect of an action and its amounts, and lists the bookings that it does not change with the reasons.
 */
export function BulkEffect({
  action,
  plan: { eligible, ineligible },
}: {
  action: BulkAction;
  plan: BulkPlan;
}) {
  const { t } = useLingui();
  const reasonText = useReasonMessages();
  return (
    <Stack>
      {eligible.length > 0 && (
        <Notice tone={action.kind === "delete" || action.status === "cancelled" ? "warning" : "info"}>
          <Effect action={action} bookings={eligible} />
        </Notice>
      )}
      {ineligible.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the focus scrolls a list that is longer than the dialog
        <section aria-label={t`Unchanged`} tabIndex={0}>
          <Text weight="strong">
            <Trans>Unchanged:</Trans>
          </Text>
          <ul className={styles.list}>
            {ineligible.map(({ booking, reason }) => (
              <li key={booking.id}>
                {booking.car.name} · {booking.reference}
                <p className={styles.reason}>{reasonText(reason, booking.status)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  );
}

function Effect({ action, bookings }: { action: BulkAction; bookings: readonly Booking[] }) {
  const formats = useFormats();
  const sumOf = (part: "kept" | "due") => {
    const millimes = bookings.reduce((sum, booking) => sum + toMillimes(balanceOf(booking)[part]), 0);
    return formats.price(toDinars(millimes), bookings[0]?.currency ?? CURRENCY);
  };
  const kept = sumOf("kept");
  const due = sumOf("due");
  if (action.kind === "delete")
    return (
      <Trans>
        They disappear from everyone's list, the drivers' included. Records of payments are kept. This cannot
        be undone.
      </Trans>
    );
  switch (action.status) {
    case "reserved":
      return <Trans>The cars are kept for the drivers, who are told by email.</Trans>;
    case "paid":
      return <Trans>{due} will be recorded as paid at the desk.</Trans>;
    case "cancelled":
      return (
        <Trans>
          The cars become available again, the drivers are told by email, and all that they paid ({kept}) is
          returned. This cannot be undone.
        </Trans>
      );
  }
}
