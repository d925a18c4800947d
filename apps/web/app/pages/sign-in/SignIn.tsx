import { Trans, useLingui } from "@lingui/react/macro";
import type { SocialProvider } from "@sayara/domain/user/SocialProvider";
import { Link } from "@sayara/ui/Link/Link";
import { Text } from "@sayara/ui/Text/Text";
import { Link as RouterLink } from "react-router";
import { AccountPage } from "@sayara/frontend/AccountPage/AccountPage";
import { signInAddress } from "@sayara/frontend/session/signInAddress";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { useFields } from "@sayara/frontend/form/useFields";
import type { Form } from "@sayara/frontend/form/useForm";
import { SocialButtons } from "./SocialButtons.tsx";
import { SignInSteps } from "@sayara/frontend/signIn/SignInSteps";
import type { SignInStep, SignInValues } from "@sayara/frontend/signIn/SignInValues";
import type { ProviderFields, SocialProblem } from "./useSocialSignIn.ts";

export interface SignInProps {
  form: Form<SignInValues, SignInStep>;
  /** The second factor whose code is still required; null in the first step. */
  step: SignInStep;
  /** Returns to the first step. */
  onBack: () => void;
  /** Message shown if the API refuses the credentials, or the provider's response has expired. */
  declined: string;
  /** The provider's response, while the code of the second factor is required. */
  providerFields?: ProviderFields | null;
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

export function SignIn({ form, from, social, step, declined, providerFields = null, onBack }: SignInProps) {
  const { t } = useLingui();
  const labels = { email: t`Email`, password: t`Password`, code: t`Code` };
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
        <ProblemNotice problem={form.problem} no={declined} />
        <ErrorSummary errors={form.errors} labels={labels} />
        <SignInSteps
          {...{ form, field, step, onBack, providerFields }}
          passwordAside={
            <Link render={<RouterLink to={signInAddress(from, "/forgot-password")} />}>
              <Trans>Forgot your password?</Trans>
            </Link>
          }
          stayConnectedHint={<Trans>Not on a computer that others use.</Trans>}
        />
      </form>
      {step === null && <SocialButtons {...social} />}
    </AccountPage>
  );
}
