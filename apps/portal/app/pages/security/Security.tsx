import { Trans } from "@lingui/react/macro";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { container } from "@sayara/frontend/layout/container.css";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { FactorCard } from "./FactorCard.tsx";
import { FactorDialog } from "./FactorDialog.tsx";
import * as styles from "./Security.css.ts";
import type { SecurityProps } from "./SecurityProps.ts";
import { Sessions } from "./Sessions.tsx";

/** How one signs in: the second factor, and the sessions that are open. */
export function Security(props: SecurityProps) {
  const { factor, sessions, change, sending, problem, onAct, onChange, onClose, onChanged } = props;
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="xl">
        <Stack as="header" gap="xs">
          <Heading level={1}>
            <Trans>Security</Trans>
          </Heading>
          <Text tone="muted" measure>
            <Trans>How you sign in to the portal, and where you are signed in.</Trans>
          </Text>
        </Stack>
        <ProblemNotice problem={problem} />
        <FactorCard
          factor={factor}
          isPreparing={sending.some(({ act }) => act === "prepare")}
          onChange={onChange}
        />
        <Sessions sessions={sessions} {...{ sending, onAct }} />
      </Stack>
      {change !== null && <FactorDialog change={change} onClose={onClose} onChanged={onChanged} />}
    </div>
  );
}
