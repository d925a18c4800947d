import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { useForm } from "@sayara/frontend/form/useForm";
import { useToastMessages } from "@sayara/frontend/form/useToastMessages";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { requireGuest } from "@sayara/frontend/session/guard";
import { safeReturnPath } from "@sayara/frontend/session/safeReturnPath";
import { useIsSignedOut } from "@sayara/frontend/session/useSession";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { SignIn } from "./SignIn.tsx";
import { usePasskeyAutofill } from "@sayara/frontend/signIn/usePasskeyAutofill";
import { emptySignIn, type SignInStep, type SignInValues } from "@sayara/frontend/signIn/SignInValues";
import { signInDraft } from "./signInDraft.ts";

const loadAction = () => import("./SignIn.action.ts");

export const clientLoader = requireGuest;
export const clientAction = pageAction(async () => (await loadAction()).signInAction);
export const clientMiddleware = messagesOf("sign-in");

export default function SignInRoute() {
  const { t, i18n } = useLingui();
  const [query] = useSearchParams();
  const toastText = useToastMessages();
  // The password stays in the form between the two steps.
  const [step, setStep] = useState<SignInStep>(null);
  const form = useForm<SignInValues, SignInStep>({
    start: emptySignIn,
    draft: signInDraft,
    isReady: useIsSignedOut(),
    loadCheck: async () => (await loadAction()).checkSignIn,
    onDone: setStep,
    onProblem: (problem) => showToast(toastText(problem, i18n._(errorMessages.wrongCredentials)), "error"),
  });
  usePasskeyAutofill({ onProblem: (problem) => showToast(toastText(problem), "error") });
  return (
    <>
      <PageTitle title={t`Sign in`} />
      <SignIn
        form={form}
        from={safeReturnPath(query.get("from"))}
        step={step}
        onBack={() => {
          form.reset();
          setStep(null);
        }}
      />
    </>
  );
}
