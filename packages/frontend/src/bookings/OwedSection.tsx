import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { owedByStaff } from "@sayara/domain/payment/owedByStaff";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Link } from "react-router";
import { useFormats } from "../language/useFormats.ts";
import { useBookingsPaths } from "./BookingsBase.ts";
import { allBookings } from "./BookingsRequest.ts";
import * as styles from "./bulk/Selection.css.ts";

/** Refunds that staff have to return to drivers, shown above all bookings [BK12]. */
export function OwedSection({ items, total }: { items: readonly Booking[]; total: number }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { listPath, pathOf } = useBookingsPaths();
  return (
    <Notice
      tone="warning"
      title={t`Refunds to make (${total})`}
      actions={
        total > items.length && (
          <UiLink render={<Link to={listPath({ ...allBookings, refundOwed: true })} />}>
            <Trans>Show all</Trans>
          </UiLink>
        )
      }
    >
      <ul className={styles.list}>
        {items.map(({ id, reference, driver, refunds, currency }) => (
          <li key={id}>
            <UiLink render={<Link to={pathOf({ id })} />}>{reference}</UiLink> · {driver.fullName} ·{" "}
            {formats.price(owedByStaff(refunds), currency)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
