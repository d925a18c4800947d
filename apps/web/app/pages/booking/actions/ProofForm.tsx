import { Trans, useLingui } from "@lingui/react/macro";
import { BOOKING_CODE_MINUTES } from "@sayara/domain/config/businessDefaults";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { Button } from "@sayara/ui/Button/Button";
import { MailIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useEffect, useRef } from "react";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import type { MailboxProof } from "./useMailboxProof.ts";

/** Form for the mailed code that proves access to the booking's mailbox. */
export function ProofForm({ proof }: { proof: MailboxProof }) {
  const { t, i18n } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const minutes = BOOKING_CODE_MINUTES;
  const { sentTo, isWrong, isMailing, isProving, problem } = proof;
  // Focuses the field once the mail is sent, and again after a wrong code.
  useEffect(() => {
    if (sentTo !== null || isWrong) field.current?.focus();
  }, [sentTo, isWrong]);
  if (sentTo === null) return problem && <ProblemNotice problem={problem} />;
  return (
    <form noValidate onSubmit={proof.submit}>
      <Stack gap="md" align="start">
        <Text aria-live="polite" measure>
          <Trans>
            This page was opened by a link, so please show that the booking is yours: we sent a code to{" "}
            <strong>{sentTo}</strong>. It is valid for {minutes} minutes.
          </Trans>
        </Text>
        <TextField
          ref={field}
          label={t`Code from the email`}
          hint={t`Six digits. No email? Look in the spam folder, too.`}
          error={isWrong && i18n._(refusalMessages.code_wrong)}
          // The focus moves to the field.
          announceError={false}
          width="short"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={proof.code}
          onChange={(event) => proof.changeCode(event.currentTarget.value)}
        />
        {problem && <ProblemNotice problem={problem} />}
        <Inline gap="sm">
          <Button type="submit" working={isProving && t`Checking the code…`}>
            <Trans>Confirm and continue</Trans>
          </Button>
          <Button
            tone="neutral"
            icon={MailIcon}
            working={isMailing && t`Sending the code…`}
            onClick={proof.mail}
          >
            <Trans>Send another code</Trans>
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
