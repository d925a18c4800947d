import { useLingui } from "@lingui/react/macro";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import { useSite } from "@sayara/frontend/request/Site";
import { requireGuest } from "@sayara/frontend/session/guard";
import { safeReturnPath } from "@sayara/frontend/session/safeReturnPath";
import { useIsSignedOut } from "@sayara/frontend/session/useSession";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { signInDraft } from "#web/shared/form/signInDraft.ts";
import { useForm } from "@sayara/frontend/form/useForm";
import { useToastMessages } from "@sayara/frontend/form/useToastMessages";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { SignIn } from "./SignIn.tsx";
import { usePasskeyAutofill } from "@sayara/frontend/signIn/usePasskeyAutofill";
import { emptySignIn, type SignInStep, type SignInValues } from "@sayara/frontend/signIn/SignInValues";
import { type ProviderFields, useSocialSignIn } from "./useSocialSignIn.ts";

const loadAction = () => import("./SignIn.action.ts");

export const loader = () => null;

export const clientLoader = requireGuest;
export const clientAction = pageAction(async () => (await loadAction()).signInAction);
export const clientMiddleware = messagesOf("sign-in");

export default function SignInRoute() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { socialProviders = [] } = useSettings();
  const { webUrl } = useSite();
  const toastText = useToastMessages();
  const from = safeReturnPath(query.get("from"));
  // The password stays in the form between the two steps.
  const [step, setStep] = useState<SignInStep>(null);
  const [providerFields, setProviderFields] = useState<ProviderFields | null>(null);
  const declined =
    providerFields === null
      ? i18n._(errorMessages.wrongCredentials)
      : t`The answer could not be confirmed. Please try again.`;
  const form = useForm<SignInValues, SignInStep>({
    start: emptySignIn,
    draft: signInDraft,
    // A signed-in driver is redirected instead.
    isReady: useIsSignedOut(),
    loadCheck: async () => (await loadAction()).checkSignIn,
    onDone: setStep,
    onProblem: (problem) => showToast(toastText(problem, declined), "error"),
  });
  usePasskeyAutofill({ onProblem: (problem) => showToast(toastText(problem), "error") });
  const social = useSocialSignIn({
    configured: socialProviders,
    pageUrl: `${webUrl}/sign-in`,
    onReturn: (search) => navigate({ pathname: "/sign-in", search }, { replace: true }),
    onProblem: (problem) => showToast(toastText(problem), "error"),
    onCodeNeeded(neededStep, fields) {
      setProviderFields(fields);
      setStep(neededStep);
    },
  });
  return (
    <>
      <PageHead
        title={t`Sign in`}
        description={t`Sign in to see your bookings and to book faster.`}
        path="/sign-in"
      />
      <SignIn
        form={form}
        from={from}
        social={social}
        step={step}
        declined={declined}
        providerFields={providerFields}
        onBack={() => {
          form.reset();
          setProviderFields(null);
          setStep(null);
        }}
      />
    </>
  );
}
