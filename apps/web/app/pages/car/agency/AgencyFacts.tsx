import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { SupplierProfile } from "@sayara/api-client/contract/catalogue/suppliers";
import { upcomingClosures } from "@sayara/domain/supplier/hours/upcomingClosures";
import { ageOn } from "@sayara/domain/time/ageOn";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { Icon, type IconPicture } from "@sayara/ui/Icon/Icon";
import {
  AgencyIcon,
  CalendarIcon,
  CloseIcon,
  MessageIcon,
  PhoneIcon,
  PlaceIcon,
} from "@sayara/ui/Icon/icons";
import { Link } from "@sayara/ui/Link/Link";
import type { ReactNode } from "react";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { MapLink } from "@sayara/frontend/MapLink/MapLink";
import { ClosedDays } from "./ClosedDays.tsx";
import { OpeningTimes } from "./OpeningTimes.tsx";
import * as styles from "#web/pages/car/Car.css.ts";

/** Closed dates are shown for this number of days ahead. */
const CLOSURES_SHOWN_DAYS = 90;

/** An agency's response time, cancellation rate [MV5], membership start and contact details. */
export function AgencyFacts({ agency, today }: { agency: SupplierProfile; today: CalendarDate }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { answerMinutes, since, phone, address, position, openingHours, name, cancelledBookings } = agency;
  const closures = upcomingClosures(agency.closedDates, {
    from: today,
    to: addCalendarDays(today, CLOSURES_SHOWN_DAYS),
  });
  const years = ageOn(since, today);

  const facts: [icon: IconPicture, name: string, value: ReactNode][] = [];
  if (answerMinutes !== null) facts.push([MessageIcon, t`Answers requests`, responseTimeText(answerMinutes)]);
  facts.push([
    CalendarIcon,
    t`On this site`,
    years === 0 ? t`Less than a year` : t`For ${formats.years(years)}`,
  ]);
  const { byAgency, all } = cancelledBookings;
  const cancelled = formats.number(byAgency);
  const counted = t`${plural(all, { one: "# confirmed booking", other: "# confirmed bookings" })}`;
  if (all > 0)
    facts.push([
      CloseIcon,
      t`Cancelled by the agency`,
      byAgency === 0 ? t`None of ${counted}` : t`${cancelled} of ${counted}`,
    ]);
  if (phone !== null)
    facts.push([
      PhoneIcon,
      t`Phone`,
      <Link key="phone" href={`tel:${phone}`}>
        <bdi>{formats.phone(phone)}</bdi>
      </Link>,
    ]);
  if (address !== null)
    facts.push([
      PlaceIcon,
      t`Office`,
      <>
        <bdi>{address}</bdi> {position !== null && <MapLink place={name} position={position} />}
      </>,
    ]);
  if (openingHours.length > 0)
    facts.push([AgencyIcon, t`Opening hours`, <OpeningTimes key="hours" hours={openingHours} />]);
  // Closed days are for information only: like opening hours, they refuse no dates [AR3].
  if (closures.length > 0)
    facts.push([CalendarIcon, t`Closed`, <ClosedDays key="closed" closures={closures} />]);

  function responseTimeText(minutes: number): string {
    if (minutes < 90) return t`${plural(minutes, { one: "within # minute", other: "within # minutes" })}`;
    const hours = Math.ceil(minutes / 60);
    return t`${plural(hours, { one: "within # hour", other: "within # hours" })}`;
  }

  return (
    <dl className={styles.facts}>
      {facts.map(([icon, term, value]) => (
        <div key={term} className={styles.fact}>
          <Icon picture={icon} className={styles.factIcon} />
          <dt className={styles.factName}>{term}</dt>
          <dd className={styles.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
