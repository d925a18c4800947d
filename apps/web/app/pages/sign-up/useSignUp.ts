import type { Client } from "@sayara/api-client/client/createClient";
import type { SignUp as SignUpBody } from "@sayara/domain/account/SignUp";
import { useState } from "react";
import { captchaField } from "#web/captcha/captchaField.ts";
import { cookiesLost } from "#web/captcha/cookiesLost.ts";
import { isPassRefused } from "#web/captcha/isPassRefused.ts";
import type { CaptchaTools } from "#web/captcha/useCaptcha.ts";
import { useIsSignedOut } from "#web/session/useSession.ts";
import { createFormDraft } from "#web/shared/form/createFormDraft.ts";
import { type FormProblem, refusedAnswer } from "#web/shared/form/FormProblem.ts";
import type { PostedTexts } from "#web/shared/form/postedTexts.ts";
import { type FormAnswer, useForm } from "#web/shared/form/useForm.ts";
import type { SignUpRules } from "./checkSignUp.ts";
import { type SignUpValues, emptySignUp } from "./SignUpValues.ts";

export const signUpDraft = createFormDraft("sayara.signUp", ["fullName", "email", "phone", "birthDate"]);

export interface SignUpTools {
  /** Called at each validation: the date may have changed. */
  rules: () => SignUpRules;
  captcha: CaptchaTools<true>;
  /** Texts of this form, posted without JavaScript. */
  posted?: PostedTexts | undefined;
  openApi: () => Promise<Client>;
  onSignedUp: () => void;
  onProblem?: (problem: FormProblem) => void;
}

/** The form that registers a driver. */
export function useSignUp({ rules, captcha, posted, openApi, onSignedUp, onProblem }: SignUpTools) {
  /** An address that is registered. */
  const [taken, setTaken] = useState<string | null>(null);
  /** Recipient of the mail, where registered addresses stay secret. */
  const [sentTo, setSentTo] = useState<string | null>(null);
  // A driver with a session is redirected instead.
  const isReady = useIsSignedOut();
  const form = useForm({
    start: emptySignUp,
    posted,
    draft: signUpDraft,
    isReady,
    ...(onProblem && { onProblem }),
    loadCheck: async () => {
      const { checkSignUp } = await import("./checkSignUp.ts");
      return (values) => checkSignUp({ ...values, captcha: values.captcha || !captcha.isAsked }, rules());
    },
    send,
  });
  const { box, missingCaptcha, refusedPass } = captchaField(form, captcha);

  async function send(body: SignUpBody): Promise<FormAnswer<keyof SignUpValues>> {
    if (captcha.isAsked && (await captcha.proof()) === null) return missingCaptcha();
    const [call, { signUp }] = await Promise.all([
      openApi(),
      import("@sayara/api-client/contract/accounts/signUp"),
    ]);
    let answer = await call(signUp, { body });
    // A pass is short-lived and is spent once: obtains another without the visitor.
    if (isPassRefused(answer) && (await captcha.renew()) !== null) {
      answer = await call(signUp, { body });
      if (isPassRefused(answer)) return { problem: cookiesLost };
    }
    if (answer.ok) {
      signUpDraft.clear();
      if (answer.outcome === "answerMailed") {
        setSentTo(body.email);
        return "done";
      }
      onSignedUp();
      return "leaving";
    }
    if (isPassRefused(answer)) return refusedPass();
    if (answer.refusal.code !== "email_registered") return refusedAnswer(answer.refusal);
    setTaken(body.email);
    return { ...refusedAnswer(answer.refusal), focus: "email" };
  }

  /** Checks the address when its field loses focus. */
  async function checkAddress(email: string) {
    try {
      const [call, { validateEmail }] = await Promise.all([
        openApi(),
        import("@sayara/api-client/contract/accounts/validateEmail"),
      ]);
      const answer = await call(validateEmail, { body: { email } });
      if (answer.ok && answer.outcome === "taken") setTaken(email);
    } catch {
      // Ignores a failure: the answer to the form reports a registered address too.
    }
  }

  function leave(name: keyof SignUpValues) {
    form.leave(name);
    const email = form.values.email.trim().toLowerCase();
    if (name === "email" && /^\S+@\S+\.\S+$/.test(email)) void checkAddress(email);
  }

  return {
    ...form,
    leave,
    isEmailTaken: taken !== null && form.values.email.trim().toLowerCase() === taken,
    captcha: box,
    sentTo,
  };
}
