import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { CalendarSource } from "@sayara/api-client/contract/suppliers/supplierCalendars";
import { CALENDAR_READ_MINUTES } from "@sayara/domain/config/businessDefaults";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { calendarProblemMessages } from "@sayara/i18n/messages/calendarProblemMessages";
import { Badge } from "@sayara/ui/Badge/Badge";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { RetryIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useState } from "react";
import type { CalendarsProps } from "./CalendarsProps.ts";
import * as styles from "./Calendars.css.ts";

type SourcesProps = Pick<CalendarsProps, "calendars" | "now" | "mayEdit" | "sending" | "onAct">;

export function Sources({ calendars: { sources }, now, mayEdit, sending, onAct }: SourcesProps) {
  const { t } = useLingui();
  const [leaving, setLeaving] = useState<CalendarSource | null>(null);
  const minutes = CALENDAR_READ_MINUTES;
  const leavingName = leaving?.name ?? "";
  // False once the reloaded list no longer contains the removed calendar.
  const isListed = sources.some(({ id }) => id === leaving?.id);
  return (
    <Stack as="section" gap="md" aria-labelledby="calendar-sources">
      <Heading level={2} id="calendar-sources">
        <Trans>Calendars to read</Trans>
      </Heading>
      <Text tone="muted" measure>
        <Trans>Each is read every {minutes} minutes. Its events block the car for the next two years.</Trans>
      </Text>
      {sources.length === 0 ? (
        <Text>
          <Trans>No calendar is read yet.</Trans>
        </Text>
      ) : (
        <ul className={styles.list}>
          {sources.map((source) => (
            <Card as="li" key={source.id}>
              <Source
                source={source}
                {...{ now, mayEdit, sending, onAct }}
                onRemove={() => setLeaving(source)}
              />
            </Card>
          ))}
        </ul>
      )}
      {leaving !== null && isListed && (
        <FormDialog
          title={t`Remove ${leavingName}?`}
          effect={t`It is no longer read, and the car is offered again at the times that only this calendar blocks.`}
          button={t`Remove`}
          isDestructive
          working={sending.some(({ intent }) => intent === "removeSource") && t`Removing…`}
          onSend={() => onAct({ intent: "removeSource", id: leaving.id })}
          onClose={() => setLeaving(null)}
        >
          {null}
        </FormDialog>
      )}
    </Stack>
  );
}

interface SourceProps extends Omit<SourcesProps, "calendars"> {
  source: CalendarSource;
  onRemove: () => void;
}

function Source({ source, now, mayEdit, sending, onAct, onRemove }: SourceProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { id, name, host, carName, succeededAt, problem, unknownZones, events } = source;
  const zones = formats.list(unknownZones);
  const isReading = sending.some((other) => other.intent === "readSource" && other.id === id);
  return (
    <Stack gap="sm">
      <Inline gap="sm">
        <Text as="span" weight="strong">
          {name}
        </Text>
        <Badge>{carName}</Badge>
      </Inline>
      <Text size="sm" tone="muted" className={styles.address}>
        {host}
      </Text>
      <Text size="sm">
        {succeededAt === null ? (
          <Trans>Not read yet</Trans>
        ) : (
          <>
            <ReadAge at={succeededAt} now={now} /> · <Plural value={events} one="# event" other="# events" />
          </>
        )}
      </Text>
      {problem !== null && (
        <Notice tone="error" title={t`The last reading failed`}>
          {i18n._(calendarProblemMessages[problem])}{" "}
          {succeededAt !== null && <Trans>The blocks are as of the reading before.</Trans>}
        </Notice>
      )}
      {unknownZones.length > 0 && (
        <Notice tone="warning">
          <Trans>These time zones are unknown: {zones}. Times in them are read as Tunisian time.</Trans>
        </Notice>
      )}
      {mayEdit && (
        <Inline gap="sm">
          <Button
            tone="neutral"
            icon={RetryIcon}
            working={isReading && t`Reading…`}
            onClick={() => onAct({ intent: "readSource", id })}
            aria-label={t`Read now: ${name}, ${carName}`}
          >
            <Trans>Read now</Trans>
          </Button>
          <Button tone="neutral" onClick={onRemove} aria-label={t`Remove ${name}, ${carName}`}>
            <Trans>Remove</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function ReadAge({ at, now }: { at: string; now: number }) {
  const formats = useFormats();
  const minutes = Math.max(0, Math.floor((now - Date.parse(at)) / 60_000));
  if (minutes < 1) return <Trans>Read just now</Trans>;
  const moment = formats.dateTime(at);
  if (minutes >= 60) return <Trans>Read on {moment}</Trans>;
  return <Plural value={minutes} one="Read # minute ago" other="Read # minutes ago" />;
}
