import { Trans } from "@lingui/react/macro";
import type { DayBooking } from "@sayara/api-client/contract/suppliers/staffDay";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import * as styles from "./Today.css.ts";

/** A recorded pick-up or drop-off. It links to the booking's page, where the record can be withdrawn. */
export function DoneRow({ booking, kind }: { booking: DayBooking; kind: "pickUp" | "dropOff" }) {
  const formats = useFormats();
  const { id, car, driver, handedOverAt, returnedAt } = booking;
  const at = kind === "pickUp" ? handedOverAt : returnedAt;
  const time = at === null ? "" : formats.time(at);
  return (
    <li>
      <Text as="div" size="sm">
        <Link to={`/booking?${new URLSearchParams({ b: id })}`} className={styles.reference}>
          {car.name} · {driver.fullName}
        </Link>{" "}
        <Text as="span" size="sm" tone="muted">
          {kind === "pickUp" ? <Trans>handed over at {time}</Trans> : <Trans>returned at {time}</Trans>}
        </Text>
      </Text>
    </li>
  );
}
