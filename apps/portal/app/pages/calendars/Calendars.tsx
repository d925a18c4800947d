import { Trans } from "@lingui/react/macro";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { container } from "@sayara/frontend/layout/container.css";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { PlanLimitNote } from "#portal/plan/PlanLimitNote.tsx";
import type { CalendarsProps } from "./CalendarsProps.ts";
import { Conflicts } from "./Conflicts.tsx";
import { Feeds } from "./Feeds.tsx";
import { SourceForm } from "./SourceForm.tsx";
import { Sources } from "./Sources.tsx";
import * as styles from "./Calendars.css.ts";

/** An agency's secret iCal addresses, its imported calendars, and their conflicts. */
export function Calendars(props: CalendarsProps) {
  const { calendars, planLimit, problem, mayEdit, form } = props;
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="xl">
        <Stack as="header" gap="xs">
          <Heading level={1}>
            <Trans>Calendars</Trans>
          </Heading>
          <Text tone="muted" measure>
            <Trans>
              Connect your cars with the calendars of other sites. What is taken there is blocked here, and
              the other way round.
            </Trans>
          </Text>
        </Stack>
        <ProblemNotice problem={problem} />
        {calendars.conflicts.length > 0 && <Conflicts conflicts={calendars.conflicts} />}
        <Sources {...props} />
        {mayEdit && <PlanLimitNote limit="calendars" use={planLimit} />}
        {mayEdit && calendars.cars.length > 0 && (
          // A new key empties the form once the added calendar is listed.
          <SourceForm key={calendars.sources.length} form={form} cars={calendars.cars} />
        )}
        <Feeds {...props} />
      </Stack>
    </div>
  );
}
