import { Trans, useLingui } from "@lingui/react/macro";
import type { SupplierBankAccount } from "@sayara/api-client/contract/payouts/bankAccount";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useFields } from "@sayara/frontend/form/useFields";
import { useForm } from "@sayara/frontend/form/useForm";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { dialogMessages } from "@sayara/i18n/components/dialogMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Dialog } from "@sayara/ui/Dialog/Dialog";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { Notice } from "@sayara/ui/Notice/Notice";
import { PasswordField } from "@sayara/ui/PasswordField/PasswordField";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useId } from "react";
import { Link } from "react-router";
import type { BankAccountValues } from "./BankAccountForm.ts";
import type { MoneyIntent, MoneyDone } from "./Money.action.ts";

interface BankAccountDialogProps {
  bank: SupplierBankAccount;
  onClose: () => void;
  onSaved: () => void;
}

/** Dialog that sets the bank account, confirmed with the password and a code of the second factor [PO2]. */
export function BankAccountDialog({ bank, onClose, onSaved }: BankAccountDialogProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const form = useForm<BankAccountValues, MoneyDone>({
    start: { version: String(bank.version), rib: "", password: "", code: "" },
    loadCheck: async () => (await import("./BankAccountForm.ts")).checkBankAccount,
    onDone: onSaved,
  });
  const labels = { rib: t`RIB`, password: t`Your password`, code: codeLabel() };
  const field = useFields(form, labels);
  const isConfirmable = bank.confirmedBy !== null;

  function codeLabel() {
    return bank.confirmedBy === "app" ? t`Code that the app shows` : t`Code from our email`;
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.isSending && onClose()}
      title={t`Bank account of the agency`}
      closeLabel={i18n._(dialogMessages.close)}
      footer={
        <>
          <Button tone="neutral" onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
          {isConfirmable && (
            <Button type="submit" form={id} working={form.isSending && t`Saving…`}>
              <Trans>Save the account</Trans>
            </Button>
          )}
        </>
      }
    >
      {isConfirmable ? (
        <form {...form.props} id={id}>
          <Stack>
            <p>
              <Trans>
                All owners get an email at once. Nothing is paid to a new account in the first days, so that
                nobody can divert your money unnoticed.
              </Trans>
            </p>
            <ProblemNotice problem={form.problem} />
            <ErrorSummary errors={form.errors} labels={labels} />
            <input type="hidden" name="version" value={bank.version} />
            <TextField
              {...field.text("rib")}
              hint={t`20 digits, as your bank prints them`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={60}
              dir="ltr"
              required
            />
            <PasswordField
              {...field.text("password")}
              toggleMessages={field.toggleMessages}
              autoComplete="current-password"
              required
            />
            {bank.confirmedBy !== "app" && <MailCode />}
            <TextField
              {...field.text("code")}
              {...(bank.confirmedBy === "app"
                ? { hint: t`Or one of your recovery codes.`, autoCapitalize: "characters" }
                : { inputMode: "numeric" })}
              autoComplete="one-time-code"
              spellCheck={false}
              maxLength={20}
              dir="ltr"
              required
            />
          </Stack>
        </form>
      ) : (
        <Notice
          tone="warning"
          title={<Trans>First turn on a second step for your sign-in</Trans>}
          actions={
            <UiLink render={<Link to="/security" />}>
              <Trans>Open Security</Trans>
            </UiLink>
          }
        >
          <Trans>
            A bank account is set only with your password and a code, from an authenticator app or an email.
            So nobody who knows your password alone can divert your payouts.
          </Trans>
        </Notice>
      )}
    </Dialog>
  );
}

/** Button that mails a new code, which replaces the previous one. */
function MailCode() {
  const { t } = useLingui();
  const { submitJson, isSending, problem, done } = useSubmission<MoneyDone, never, MoneyIntent>();
  return (
    <Stack gap="xs">
      <div>
        <Button
          tone="soft"
          size="small"
          working={isSending && t`Sending…`}
          onClick={() => submitJson({ intent: "mailCode" })}
        >
          {done === null ? <Trans>Email me a code</Trans> : <Trans>Email me another code</Trans>}
        </Button>
      </div>
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
