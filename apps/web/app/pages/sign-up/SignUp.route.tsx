import { useLingui } from "@lingui/react/macro";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { useState } from "react";
import { useFetcher, useSearchParams } from "react-router";
import { useCaptcha } from "#web/captcha/useCaptcha.ts";
import { messagesOf } from "#web/language/messagesOf.ts";
import { requireGuest } from "#web/session/guard.ts";
import { safeReturnPath } from "#web/session/safeReturnPath.ts";
import { useIsSignedOut } from "#web/session/useSession.ts";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import type { FormProblem } from "#web/shared/form/FormProblem.ts";
import type { FormResult } from "#web/shared/form/FormResult.ts";
import { pageAction } from "#web/shared/form/pageAction.ts";
import { useForm } from "#web/shared/form/useForm.ts";
import { useToastMessages } from "#web/shared/form/useToastMessages.ts";
import { showToast } from "#web/toasts/useToasts.ts";
import { SignUp } from "./SignUp.tsx";
import { type SignUpDone, type SignUpValues, emptySignUp, signUpDraft } from "./SignUpValues.ts";

const loadAction = () => import("./SignUp.action.ts");

export const loader = () => null;

export const clientLoader = requireGuest;

export const clientAction = pageAction(async () => (await loadAction()).signUpAction);
export const clientMiddleware = messagesOf("sign-up");

export default function SignUpRoute() {
  const { t, i18n } = useLingui();
  const [query] = useSearchParams();
  const messages = useToastMessages();
  const from = safeReturnPath(query.get("from"));
  const address = useFetcher<FormResult<never, SignUpDone>>();
  const [email, setEmail] = useState("");
  /** An address that is already registered. */
  const [taken, setTaken] = useState<string | null>(null);
  const form = useForm<SignUpValues, SignUpDone>({
    start: emptySignUp,
    draft: signUpDraft,
    // A signed-in driver is redirected instead.
    isReady: useIsSignedOut(),
    loadCheck: async () => (await loadAction()).checkSignUp,
    onChange: (name, values) => name === "email" && setEmail(asAddress(values.email)),
    onFieldBlur(name, values) {
      const typed = asAddress(values.email);
      setEmail(typed);
      if (name === "email" && /^\S+@\S+\.\S+$/.test(typed))
        void address.submit({ intent: "checkEmail", email: typed }, { method: "post" });
    },
    onProblem(problem) {
      if (isRegistered(problem)) setTaken(email);
      showToast(toastText(problem), "error");
    },
  });
  const found = address.data !== undefined && "done" in address.data ? address.data.done.taken : undefined;

  function toastText(problem: FormProblem): string {
    if (isRegistered(problem)) return i18n._(errorMessages.emailRegistered);
    return messages(problem, undefined, i18n._(errorMessages.signUp));
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
        isEmailTaken={email !== "" && (email === taken || email === found)}
        captcha={useCaptcha("pass")}
      />
    </>
  );
}

const asAddress = (typed: string) => typed.trim().toLowerCase();

function isRegistered(problem: FormProblem): boolean {
  return problem.kind === "refused" && problem.code === "email_registered";
}
