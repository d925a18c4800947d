import { Trans, useLingui } from "@lingui/react/macro";
import type { CalendarConflict } from "@sayara/api-client/contract/suppliers/supplierCalendars";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { cachedSettings } from "@sayara/frontend/marketplace/cachedSettings";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { CalendarIcon } from "@sayara/ui/Icon/icons";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { BookingName } from "#portal/bookings/BookingName.tsx";
import { useAgencyPath } from "#portal/session/AgencyContext.ts";
import * as styles from "./Calendars.css.ts";

export function Conflicts({ conflicts }: { conflicts: readonly CalendarConflict[] }) {
  return (
    <Stack as="section" gap="md" aria-labelledby="calendar-conflicts">
      <Heading level={2} id="calendar-conflicts">
        <Trans>Conflicts to solve</Trans>
      </Heading>
      <Notice tone="warning">
        <Trans>
          The car is already taken here during part of these events. Only their free days are blocked. Decide
          which of the two stands and change the other one: the conflict then ends with the next reading.
        </Trans>
      </Notice>
      <ul className={styles.list}>
        {conflicts.map((conflict) => (
          <Card as="li" key={conflict.id}>
            <Conflict conflict={conflict} />
          </Card>
        ))}
      </ul>
    </Stack>
  );
}

function Conflict({ conflict }: { conflict: CalendarConflict }) {
  const { t } = useLingui();
  const formats = useFormats();
  const agencyPath = useAgencyPath();
  const { source, carName, from, to, summary, collision } = conflict;
  const { timeZone } = cachedSettings() ?? defaultSettings;
  const day = dateInZone(new Date(from), timeZone);
  const [event, taken] = [
    `${formats.dateTime(from)} – ${formats.dateTime(to)}`,
    `${formats.dateTime(collision.from)} – ${formats.dateTime(collision.to)}`,
  ];
  const { reference, bookingId } = collision;
  return (
    <Stack gap="sm">
      <Text as="span" weight="strong">
        {carName}
      </Text>
      <dl className={styles.sides}>
        <div>
          <Text as="dt" size="sm" tone="muted">
            {summary === "" ? source : `${source} · ${summary}`}
          </Text>
          <Text as="dd">{event}</Text>
        </div>
        <div>
          <Text as="dt" size="sm" tone="muted">
            {collision.kind === "booking" && reference !== null ? (
              <BookingName reference={reference} id={bookingId} />
            ) : collision.kind === "imported" ? (
              <Trans>Another calendar</Trans>
            ) : (
              <Trans>A block on the timeline</Trans>
            )}
          </Text>
          <Text as="dd">{taken}</Text>
        </div>
      </dl>
      <div>
        <LinkButton
          tone="neutral"
          icon={CalendarIcon}
          render={<Link to={agencyPath(`/timeline?from=${day}&days=14`)} />}
          aria-label={t`See on the timeline: ${carName}, ${event}`}
        >
          <Trans>See on the timeline</Trans>
        </LinkButton>
      </div>
    </Stack>
  );
}
