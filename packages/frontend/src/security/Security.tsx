import { Trans } from "@lingui/react/macro";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { container } from "@sayara/frontend/layout/container.css";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { lazy, Suspense } from "react";
import { FactorCard } from "./FactorCard.tsx";
import { PasskeysCard } from "./PasskeysCard.tsx";
import * as styles from "./Security.css.ts";
import type { SecurityProps } from "./SecurityProps.ts";
import { Sessions } from "./Sessions.tsx";

const FactorDialog = lazy(async () => ({ default: (await import("./FactorDialog.tsx")).FactorDialog }));
const RecoveryCodesDialog = lazy(async () => ({
  default: (await import("./RecoveryCodesDialog.tsx")).RecoveryCodesDialog,
}));
const PasskeyDialog = lazy(async () => ({ default: (await import("./PasskeyDialog.tsx")).PasskeyDialog }));

/** The security of the account: passkeys, the second factor and the open sessions. */
export function Security(props: SecurityProps) {
  const { factor, hasPassword, passkeys, sessions, change, sending, problem, passkeyChange } = props;
  const { onAct, onChange, onClose, onChanged, recoveryCodes, onKept } = props;
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="xl">
        <Stack as="header" gap="xs">
          <Heading level={1}>
            <Trans>Security</Trans>
          </Heading>
          <Text tone="muted" measure>
            <Trans>How you sign in, and where you are signed in.</Trans>
          </Text>
        </Stack>
        <ProblemNotice problem={problem} />
        <PasskeysCard passkeys={passkeys} onOpen={passkeyChange.open} />
        <FactorCard
          factor={factor}
          hasPassword={hasPassword}
          isPreparing={sending.some(({ intent }) => intent === "prepare")}
          onChange={onChange}
        />
        <Sessions sessions={sessions} {...{ sending, onAct }} />
      </Stack>
      <Suspense>
        {change !== null && (
          <FactorDialog
            change={change}
            hasApp={factor.method === "app"}
            onClose={onClose}
            onChanged={onChanged}
          />
        )}
        {recoveryCodes !== null && <RecoveryCodesDialog codes={recoveryCodes} onKept={onKept} />}
        {passkeyChange.intent !== null && (
          <PasskeyDialog
            intent={passkeyChange.intent}
            proof={passkeyChange}
            hasApp={factor.method === "app"}
            // Only an account with a passkey can use one as proof.
            canUsePasskey={passkeys.length > 0}
          />
        )}
      </Suspense>
    </div>
  );
}
