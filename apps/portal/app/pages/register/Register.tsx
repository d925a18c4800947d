import { Trans, useLingui } from "@lingui/react/macro";
import { AccountPage } from "@sayara/frontend/AccountPage/AccountPage";
import { SectionHead } from "@sayara/frontend/SectionHead/SectionHead";
import { Captcha } from "@sayara/frontend/captcha/Captcha";
import type { CaptchaBox } from "@sayara/frontend/captcha/useCaptcha";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { SubmitButton } from "@sayara/frontend/form/SubmitButton";
import { EmailField } from "@sayara/frontend/form/email/EmailField";
import { useFields } from "@sayara/frontend/form/useFields";
import type { Form } from "@sayara/frontend/form/useForm";
import { PasswordPair } from "@sayara/frontend/newPassword/PasswordPair";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { AgencyIcon } from "@sayara/ui/Icon/icons";
import { Link } from "@sayara/ui/Link/Link";
import { Text } from "@sayara/ui/Text/Text";
import { TextField } from "@sayara/ui/TextField/TextField";
import { type ReactNode, useId } from "react";
import { Link as RouterLink } from "react-router";
import { useWebsiteAddress } from "#portal/session/useWebsiteAddress.ts";
import { type RegisterResult, type RegisterValues, takenCode } from "./RegisterValues.ts";

interface RegisterProps {
  form: Form<RegisterValues, RegisterResult>;
  /** Null if no captcha is required. */
  captcha: CaptchaBox | null;
}

/** Form that registers an agency and the account of its owner. */
export function Register({ form, captcha }: RegisterProps) {
  const { t } = useLingui();
  const websiteAddress = useWebsiteAddress();
  const labels = {
    agencyName: t`Name of the agency`,
    taxNumber: t`Tax number`,
    city: t`City`,
    fullName: t`Full name`,
    email: t`Email`,
    phone: t`Phone`,
    password: t`Password`,
    confirmation: t`Repeat the password`,
    termsAccepted: t`Terms of use`,
    captcha: t`Robot check`,
  };
  const field = useFields(form, labels);
  const signIn = <RouterLink to="/sign-in" />;
  const contact = websiteAddress("/contact?about=agency");
  /** Props of a text field whose value may already be registered for another agency or account. */
  const unique = (name: "agencyName" | "taxNumber" | "email", wayOut: ReactNode) => ({
    ...field.text(name),
    ...(form.errors[name] === takenCode && { error: wayOut }),
  });
  return (
    <AccountPage
      title={<Trans>Join the marketplace</Trans>}
      intro={
        <Trans>
          Register your agency, then add its papers and its cars. Drivers see it once we have accepted it.
        </Trans>
      }
      after={
        <Text>
          <Trans>
            Is your agency registered already? <Link render={signIn}>Sign in</Link>
          </Trans>
        </Text>
      }
    >
      <form {...form.props} className={formStyles.form}>
        <ProblemNotice problem={form.problem} action={t`The agency was not registered.`} />
        <ErrorSummary errors={form.errors} labels={labels} />
        <Part title={<Trans>Your agency</Trans>}>
          <TextField
            {...unique(
              "agencyName",
              <Trans>
                An agency with this name is registered already. Is it yours?{" "}
                <Link render={signIn}>Sign in</Link> or <Link href={contact}>write to us</Link>. If not, add
                your city to the name.
              </Trans>,
            )}
            hint={<Trans>As drivers will see it</Trans>}
            autoComplete="organization"
            autoCapitalize="words"
            required
          />
          <TextField
            {...unique(
              "taxNumber",
              <Trans>
                An agency with this tax number is registered already. <Link render={signIn}>Sign in</Link>,
                ask its owner to invite you, or <Link href={contact}>write to us</Link>.
              </Trans>,
            )}
            hint={<Trans>As on the tax card, such as 1234567A/B/C/000</Trans>}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <TextField {...field.text("city")} autoComplete="address-level2" autoCapitalize="words" required />
        </Part>
        <Part
          title={<Trans>Your account</Trans>}
          intro={<Trans>You are the agency's owner here: you invite the others.</Trans>}
        >
          <TextField {...field.text("fullName")} autoComplete="name" autoCapitalize="words" required />
          <EmailField
            {...unique(
              "email",
              <Trans>
                This email address already has an account. <Link render={signIn}>Sign in</Link> if it is your
                agency's. Otherwise use another address: an account is a driver's or an agency's.
              </Trans>,
            )}
            autoComplete="username"
            required
          />
          <TextField
            {...field.text("phone")}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder="+216 73 222 333"
            required
          />
          <PasswordPair field={field} />
        </Part>
        <Checkbox {...field.checkbox("termsAccepted")} required>
          <Trans>
            I accept the{" "}
            <Link href={websiteAddress("/tos")} target="_blank">
              terms of use
            </Link>
          </Trans>
        </Checkbox>
        {captcha && <Captcha box={captcha} name="captcha" error={field.errorOf("captcha")} />}
        <SubmitButton form={form} size="large" block icon={AgencyIcon} working={t`Registering…`}>
          <Trans>Register my agency</Trans>
        </SubmitButton>
      </form>
    </AccountPage>
  );
}

function Part({ title, intro, children }: { title: ReactNode; intro?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={formStyles.form}>
      <SectionHead id={id} title={title}>
        {intro}
      </SectionHead>
      {children}
    </section>
  );
}
