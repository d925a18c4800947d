import { Trans, useLingui } from "@lingui/react/macro";
import { SignInSteps } from "@sayara/frontend/signIn/SignInSteps";
import { AccountPage } from "@sayara/frontend/AccountPage/AccountPage";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useFields } from "@sayara/frontend/form/useFields";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { Link } from "@sayara/ui/Link/Link";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { Link as RouterLink } from "react-router";
import { useWebsiteAddress } from "#portal/session/useWebsiteAddress.ts";
import type { SignInProps } from "./SignInProps.ts";

export function SignIn({ form, from, step, onBack }: SignInProps) {
  const { t, i18n } = useLingui();
  const labels = { email: t`Email`, password: t`Password`, code: t`Code` };
  const field = useFields(form, labels);
  const websiteAddress = useWebsiteAddress();
  const { problem } = form;
  const isDriver = problem?.kind === "refused" && problem.code === "not_allowed";
  return (
    <AccountPage
      title={<Trans>Sign in</Trans>}
      intro={
        from === "/" ? (
          <Trans>For agencies and the marketplace's team.</Trans>
        ) : (
          <Trans>Sign in to continue. You will return to where you were.</Trans>
        )
      }
      after={
        <Stack gap="xs">
          <Link href={websiteAddress("/forgot-password")}>
            <Trans>Forgot your password?</Trans>
          </Link>
          <Text>
            <Trans>
              Your agency is not registered yet?{" "}
              <Link render={<RouterLink to="/register" />}>Join the marketplace</Link>
            </Trans>
          </Text>
        </Stack>
      }
    >
      <form {...form.props} className={formStyles.form}>
        {isDriver ? (
          <Notice tone="error" announce="assertive" title={t`This account is a driver's.`}>
            <Trans>Drivers sign in on the website. Here, sign in with the account of an agency.</Trans>
          </Notice>
        ) : (
          <ProblemNotice problem={form.problem} no={i18n._(errorMessages.wrongCredentials)} />
        )}
        <ErrorSummary errors={form.errors} labels={labels} />
        <SignInSteps
          {...{ form, field, step, onBack }}
          stayConnectedHint={<Trans>For 7 days. Not on a computer that others use.</Trans>}
        />
      </form>
    </AccountPage>
  );
}
