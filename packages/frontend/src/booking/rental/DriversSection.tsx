import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { Heading } from "@sayara/ui/Heading/Heading";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { useDriverName } from "@sayara/frontend/rental/useDriverName";
import type { ReactNode } from "react";
import * as styles from "../Booking.css.ts";

/** The drivers, with the details that the agency receives. */
export function DriversSection({ booking }: { booking: Booking }) {
  return (
    <SectionCard id="booking-driver" title={<Trans>Driver</Trans>}>
      <Person {...booking.driver} />
      {booking.additionalDriver && (
        <>
          <Heading level={3} size="md">
            <Trans>Additional driver</Trans>
          </Heading>
          <Person {...booking.additionalDriver} />
        </>
      )}
    </SectionCard>
  );
}

interface PersonProps {
  fullName: string;
  email: string;
  phone: string | null;
  birthDate: string | null;
}

function Person({ fullName, email, phone, birthDate }: PersonProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const driverName = useDriverName();
  const facts: [name: string, value: ReactNode][] = [[t`Full name`, driverName(fullName)]];
  // A deleted account has no email.
  if (email !== "") facts.push([t`Email`, email]);
  if (phone !== null) facts.push([t`Phone`, <bdi key="phone">{formats.phone(phone)}</bdi>]);
  if (birthDate !== null) facts.push([t`Date of birth`, formats.date(birthDate, { length: "long" })]);
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.factName}>{name}</dt>
          <dd className={styles.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
