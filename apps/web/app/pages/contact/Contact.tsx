import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { HomeIcon, MessageIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Notice } from "@sayara/ui/Notice/Notice";
import { TextArea } from "@sayara/ui/TextArea/TextArea";
import { TextField } from "@sayara/ui/TextField/TextField";
import { Link as RouterLink } from "react-router";
import { Captcha } from "@sayara/frontend/captcha/Captcha";
import type { CaptchaBox } from "@sayara/frontend/captcha/useCaptcha";
import { AccountPage } from "@sayara/frontend/AccountPage/AccountPage";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { SubmitButton } from "@sayara/frontend/form/SubmitButton";
import { EmailField } from "@sayara/frontend/form/email/EmailField";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useFields } from "@sayara/frontend/form/useFields";
import type { Form } from "@sayara/frontend/form/useForm";
import type { ContactValues } from "./ContactValues.ts";

export interface ContactProps {
  form: Form<ContactValues>;
  onResend: () => void;
  /** Null if none is required. */
  captcha: CaptchaBox | null;
}

export function Contact({ form, onResend, captcha }: ContactProps) {
  const { t } = useLingui();
  const labels = {
    from: t`Your email`,
    subject: t`Subject`,
    message: t`Message`,
    captcha: t`Robot check`,
  };
  const field = useFields(form, labels);
  if (form.done !== null)
    return (
      <AccountPage key="sent" title={<Trans>Thank you for writing</Trans>}>
        <Notice tone="success" announce="polite" title={<Trans>Your message has been sent</Trans>}>
          <Trans>Our answer will come by email.</Trans>
        </Notice>
        <Inline gap="sm">
          <LinkButton icon={HomeIcon} render={<RouterLink to="/" />}>
            <Trans>Go to the home page</Trans>
          </LinkButton>
          <Button tone="neutral" onClick={onResend}>
            <Trans>Write another message</Trans>
          </Button>
        </Inline>
      </AccountPage>
    );
  return (
    <AccountPage
      title={<Trans>Contact us</Trans>}
      intro={
        <Trans>
          A question, a problem with a booking, an idea? Write to us: a person reads every message.
        </Trans>
      }
    >
      <form {...form.props} className={formStyles.form}>
        <ProblemNotice problem={form.problem} />
        <ErrorSummary errors={form.errors} labels={labels} />
        <EmailField
          {...field.text("from")}
          autoComplete="email"
          hint={<Trans>We’ll reply to this address.</Trans>}
          required
        />
        <TextField {...field.text("subject")} autoComplete="off" required />
        <TextArea {...field.text("message")} rows={6} required />
        {captcha && <Captcha box={captcha} name="captcha" error={field.errorOf("captcha")} />}
        <SubmitButton form={form} size="large" block icon={MessageIcon} working={t`Sending…`}>
          <Trans>Send the message</Trans>
        </SubmitButton>
      </form>
    </AccountPage>
  );
}
