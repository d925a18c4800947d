import { useLingui } from "@lingui/react/macro";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { useState } from "react";
import { useFetcher, useSearchParams } from "react-router";
import { useCaptcha } from "@sayara/frontend/captcha/useCaptcha";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { requireGuest } from "@sayara/frontend/session/guard";
import { safeReturnPath } from "@sayara/frontend/session/safeReturnPath";
import { useIsSignedOut } from "@sayara/frontend/session/useSession";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { useForm } from "@sayara/frontend/form/useForm";
import { useToastMessages } from "@sayara/frontend/form/useToastMessages";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { SignUp } from "./SignUp.tsx";
import { type SignUpResult, type SignUpValues, emptySignUp, signUpDraft } from "./SignUpValues.ts";

const loadAction = () => import("./SignUp.action.ts");

export const loader = () => null;

export const clientLoader = requireGuest;

export const clientAction = pageAction(async () => (await loadAction()).signUpAction);
export const clientMiddleware = messagesOf("sign-up");

export default function SignUpRoute() {
  const { t, i18n } = useLingui();
  const [query] = useSearchParams();
  const toastText = useToastMessages();
  const from = safeReturnPath(query.get("from"));
  const emailCheck = useFetcher<FormResult<never, SignUpResult>>();
  const [email, setEmail] = useState("");
  /** An address that is already registered. */
  const [registeredEmail, setRegisteredEmail] = useState<string | null>(null);
  const form = useForm<SignUpValues, SignUpResult>({
    start: emptySignUp,
    draft: signUpDraft,
    // A signed-in driver is redirected instead.
    isReady: useIsSignedOut(),
    loadCheck: async () => (await loadAction()).checkSignUp,
    onChange: (name, values) => name === "email" && setEmail(normalizeEmail(values.email)),
    onFieldBlur(name, values) {
      const enteredEmail = normalizeEmail(values.email);
      setEmail(enteredEmail);
      if (name === "email" && /^\S+@\S+\.\S+$/.test(enteredEmail))
        void emailCheck.submit({ intent: "checkEmail", email: enteredEmail }, { method: "post" });
    },
    onProblem(problem) {
      if (isRegistered(problem)) setRegisteredEmail(email);
      showToast(problemText(problem), "error");
    },
  });
  const checkedEmail =
    emailCheck.data !== undefined && "done" in emailCheck.data
      ? emailCheck.data.done.registeredEmail
      : undefined;

  function problemText(problem: FormProblem): string {
    if (isRegistered(problem)) return i18n._(errorMessages.emailRegistered);
    return toastText(problem, undefined, i18n._(errorMessages.signUp));
  }

  return (
    <>
      <PageHead
        title={t`Create an account`}
        description={t`Register as a driver: bookings, messages and details in one place.`}
        path="/sign-up"
      />
      <SignUp
        form={form}
        from={from}
        isEmailRegistered={email !== "" && (email === registeredEmail || email === checkedEmail)}
        captcha={useCaptcha("pass")}
      />
    </>
  );
}

const normalizeEmail = (enteredEmail: string) => enteredEmail.trim().toLowerCase();

function isRegistered(problem: FormProblem): boolean {
  return problem.kind === "refused" && problem.code === "email_registered";
}
