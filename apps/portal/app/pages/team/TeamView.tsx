import { Trans, useLingui } from "@lingui/react/macro";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { container } from "@sayara/frontend/layout/container.css";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { PlanLimitNote } from "#portal/plan/PlanLimitNote.tsx";
import { Invitations } from "./Invitations.tsx";
import { InviteForm } from "./InviteForm.tsx";
import { People } from "./People.tsx";
import type { TeamViewProps } from "./TeamViewProps.ts";
import * as styles from "./Team.css.ts";

/** An agency's people and open invitations. */
export function TeamView(props: TeamViewProps) {
  const { team, planLimit, mayEdit, sending, problem, emailError, onAct } = props;
  const { t } = useLingui();
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="xl">
        <Stack as="header" gap="xs">
          <Heading level={1}>
            <Trans>Team</Trans>
          </Heading>
          <Text tone="muted" measure>
            <Trans>
              An owner does everything. A manager does everything but people, money and plan. The desk handles
              bookings and days. An accountant reads and changes nothing.
            </Trans>
          </Text>
        </Stack>
        <ProblemNotice problem={problem} />
        {team === null ? (
          <Text>
            <Trans>Your role does not include the list of people. Ask an owner of the agency.</Trans>
          </Text>
        ) : (
          <>
            <People people={team.people} {...{ mayEdit, sending, onAct }} />
            {team.invitations.length > 0 && (
              <Invitations invitations={team.invitations} {...{ mayEdit, sending, onAct }} />
            )}
            {mayEdit && <PlanLimitNote limit="people" use={planLimit} />}
            {mayEdit && (
              <InviteForm
                // A new key empties the form once the invitation is listed.
                key={team.invitations.length}
                error={emailError}
                working={sending.some(({ intent }) => intent === "invite") && t`Inviting…`}
                onInvite={(email, role) => onAct({ intent: "invite", email, role })}
              />
            )}
          </>
        )}
      </Stack>
    </div>
  );
}
