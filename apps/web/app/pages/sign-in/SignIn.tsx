import { Trans, useLingui } from "@lingui/react/macro";
import type { SocialProvider } from "@sayara/domain/user/SocialProvider";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { SignInIcon } from "@sayara/ui/Icon/icons";
import { Link } from "@sayara/ui/Link/Link";
import { PasswordField } from "@sayara/ui/PasswordField/PasswordField";
import { Text } from "@sayara/ui/Text/Text";
import { TextField } from "@sayara/ui/TextField/TextField";
import { Link as RouterLink } from "react-router";
import { AccountPage } from "#web/shared/AccountPage/AccountPage.tsx";
import { signInAddress } from "#web/session/signInAddress.ts";
import { ErrorSummary } from "#web/shared/form/ErrorSummary.tsx";
import { ProblemNotice } from "#web/shared/form/ProblemNotice.tsx";
import * as formStyles from "#web/shared/form/Form.css.ts";
import { SubmitButton } from "#web/shared/form/SubmitButton.tsx";
import { emailInput } from "#web/shared/form/email/emailInput.ts";
import { useFields } from "#web/shared/form/useFields.ts";
import type { Form } from "#web/shared/form/useForm.ts";
import { SocialButtons } from "./SocialButtons.tsx";
import type { SignInValues } from "./SignInValues.ts";
import type { SocialProblem } from "./useSocialSignIn.ts";

export interface SignInProps {
  form: Form<SignInValues>;
  /** Path to return to. */
  from: string;
  social: {
    providers: readonly SocialProvider[];
    problem: SocialProblem | null;
    /** Whether a provider's response is being verified. */
    isWorking: boolean;
    choose: (provider: SocialProvider) => void;
  };
}

export function SignIn({ form, from, social }: SignInProps) {
  const { t, i18n } = useLingui();
  const labels = { email: t`Email`, password: t`Password` };
  const field = useFields(form, labels);
  return (
    <AccountPage
      title={<Trans>Sign in</Trans>}
      intro={
        from === "/" ? (
          <Trans>Your bookings, your messages and your details, in one place.</Trans>
        ) : (
          <Trans>Sign in to continue. You will return to where you were.</Trans>
        )
      }
      after={
        <Text>
          <Trans>
            New here?{" "}
            <Link render={<RouterLink to={signInAddress(from, "/sign-up")} />}>Create an account</Link>
          </Trans>
        </Text>
      }
    >
      <form {...form.props} className={formStyles.form}>
        <ProblemNotice problem={form.problem} no={i18n._(errorMessages.wrongCredentials)} />
        <ErrorSummary errors={form.errors} labels={labels} />
        <TextField {...field.text("email")} {...emailInput} autoComplete="username" required />
        <PasswordField
          {...field.text("password")}
          toggleMessages={field.toggleMessages}
          autoComplete="current-password"
          required
          aside={
            <Link render={<RouterLink to={signInAddress(from, "/forgot-password")} />}>
              <Trans>Forgot your password?</Trans>
            </Link>
          }
        />
        <Checkbox
          {...field.checkbox("stayConnected")}
          hint={<Trans>Not on a computer that others use.</Trans>}
        >
          <Trans>Stay connected</Trans>
        </Checkbox>
        <SubmitButton form={form} size="large" block icon={SignInIcon} working={t`Signing in…`}>
          <Trans>Sign in</Trans>
        </SubmitButton>
      </form>
      <SocialButtons {...social} />
    </AccountPage>
  );
}
