import { Trans, useLingui } from "@lingui/react/macro";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import type { MailedCode } from "@sayara/frontend/ownerProof/useOwnerProof";
import { Button } from "@sayara/ui/Button/Button";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { TextField, type TextFieldProps } from "@sayara/ui/TextField/TextField";

/** Field for a code from the authenticator app, a recovery code, or a code mailed on request [SF7]. */
export function FactorCodeField({ canMail = true, ...props }: TextFieldProps & { canMail?: boolean }) {
  const { t } = useLingui();
  const { send, isSending, problem, done } = useSubmission<MailedCode>();
  return (
    <Stack gap="xs">
      <TextField
        {...props}
        hint={t`From your present app, or a recovery code.`}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        dir="ltr"
        required
      />
      {canMail && (
        <div>
          <Button
            tone="soft"
            size="small"
            working={isSending && t`Sending the code…`}
            onClick={() => send({ intent: "accountCode" })}
          >
            {done === null ? <Trans>Email me a code instead</Trans> : <Trans>Email me another code</Trans>}
          </Button>
        </div>
      )}
      <output>
        {done !== null && (
          <Text as="span" size="sm">
            <Trans>The code is in your inbox. It works for 15 minutes.</Trans>
          </Text>
        )}
      </output>
      <ProblemNotice problem={problem} />
    </Stack>
  );
}
