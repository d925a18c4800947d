import { Trans, useLingui } from "@lingui/react/macro";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useFields } from "@sayara/frontend/form/useFields";
import { useForm } from "@sayara/frontend/form/useForm";
import { dialogMessages } from "@sayara/i18n/components/dialogMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Dialog } from "@sayara/ui/Dialog/Dialog";
import { PasswordField } from "@sayara/ui/PasswordField/PasswordField";
import { Stack } from "@sayara/ui/Stack/Stack";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useId } from "react";
import { AppSecret } from "./AppSecret.tsx";
import { FactorCodeField } from "./FactorCodeField.tsx";
import type { SecurityDone } from "./securityAction.ts";
import type { Change, SecurityProps } from "./SecurityProps.ts";
import type { FactorValues } from "./SecurityIntent.ts";

interface FactorDialogProps extends Pick<SecurityProps, "onClose" | "onChanged"> {
  change: Change;
  /** Whether the account already has an authenticator app. A code from it is then required too. */
  hasApp: boolean;
}

/**
 * Dialog that confirms a change of the second factor. Requires the password and, for a new authenticator app,
 * a code from it [SF5]. An account that already has an app also requires a code of its second factor [SF7].
 */
export function FactorDialog({ change, hasApp, onClose, onChanged }: FactorDialogProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const secret = change.method === "app" ? change.secret : null;
  const form = useForm<FactorValues, SecurityDone>({
    start: { method: change.method, token: secret?.token ?? "", code: "", password: "", factorCode: "" },
    loadCheck: async () => (await import("./securityAction.ts")).checkFactor,
    onDone: onChanged,
  });
  const labels = {
    code: t`Code that the app shows`,
    password: t`Your password`,
    factorCode: t`Code of your second step`,
  };
  const field = useFields(form, labels);
  const texts = {
    app: { title: t`Use an authenticator app`, button: t`Use this app` },
    mail: { title: t`Use codes by email`, button: t`Use codes by email` },
    none: { title: t`Turn off the second step`, button: t`Turn off` },
    recoveryCodes: { title: t`Make new recovery codes`, button: t`Make new codes` },
  }[change.method];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.isSending && onClose()}
      title={texts.title}
      closeLabel={i18n._(dialogMessages.close)}
      footer={
        <>
          <Button tone="neutral" onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
          <Button
            type="submit"
            form={id}
            tone={change.method === "none" ? "danger" : "primary"}
            working={form.isSending && t`One moment…`}
          >
            {texts.button}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id}>
        <Stack>
          {change.method === "none" && (
            <p>
              <Trans>Then whoever knows your password can sign in as you.</Trans>
            </p>
          )}
          {change.method === "recoveryCodes" && (
            <p>
              <Trans>The earlier recovery codes then no longer work.</Trans>
            </p>
          )}
          <ProblemNotice problem={form.problem} />
          <ErrorSummary errors={form.errors} labels={labels} />
          <input type="hidden" name="method" value={change.method} />
          {secret !== null && (
            <>
              <input type="hidden" name="token" value={secret.token} />
              <AppSecret secret={secret} />
              <TextField
                {...field.text("code")}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={12}
                dir="ltr"
                required
              />
            </>
          )}
          <PasswordField
            {...field.text("password")}
            toggleMessages={field.toggleMessages}
            autoComplete="current-password"
            required
          />
          {hasApp && <FactorCodeField {...field.text("factorCode")} />}
        </Stack>
      </form>
    </Dialog>
  );
}
