import type { Client } from "@sayara/api-client/client/createClient";
import type { ContactMessage } from "@sayara/domain/contact/ContactMessage";
import type { Language } from "@sayara/domain/language/Language";
import { useState } from "react";
import { captchaField } from "#web/captcha/captchaField.ts";
import type { CaptchaTools } from "#web/captcha/useCaptcha.ts";
import { useSession } from "#web/session/useSession.ts";
import { createFormDraft } from "#web/shared/form/createFormDraft.ts";
import { type FormProblem, refusedAnswer } from "#web/shared/form/FormProblem.ts";
import type { PostedTexts } from "#web/shared/form/postedTexts.ts";
import { type FormAnswer, useForm } from "#web/shared/form/useForm.ts";
import type { ContactValues } from "./ContactValues.ts";

export const contactDraft = createFormDraft("sayara.contact", ["from", "subject", "message"]);

export interface ContactTools {
  language: Language;
  /** Address of the signed-in user; empty without a session. */
  email: string;
  /** Filled in; empty for none. */
  subject?: string;
  captcha: CaptchaTools<string>;
  /** Texts of this form, posted without JavaScript. */
  posted?: PostedTexts | undefined;
  openApi: () => Promise<Client>;
  onSent: () => void;
  onProblem?: (problem: FormProblem) => void;
}

/** The contact form. Sends the captcha solution with the message, because the call has no cookies. */
export function useContact({
  language,
  email,
  subject = "",
  captcha,
  posted,
  openApi,
  onSent,
  onProblem,
}: ContactTools) {
  const [isSent, setSent] = useState(false);
  // An account fills in the sender's address.
  const isKnown = useSession(({ session }) => session.state !== "unknown");
  const form = useForm<ContactValues, ContactMessage>({
    start: { from: email, subject, message: "", captcha: false },
    posted,
    draft: contactDraft,
    isReady: isKnown,
    ...(onProblem && { onProblem }),
    loadCheck: async () => {
      const { checkContact } = await import("./checkContact.ts");
      return (values) => checkContact({ ...values, captcha: values.captcha || !captcha.isAsked }, language);
    },
    send,
  });
  const { box, missingCaptcha } = captchaField(form, captcha);

  async function send(message: ContactMessage): Promise<FormAnswer<keyof ContactValues>> {
    const proof = captcha.isAsked ? await captcha.proof() : undefined;
    if (proof === null) return missingCaptcha();
    const [call, { sendEmail }] = await Promise.all([
      openApi(),
      import("@sayara/api-client/contract/contact/sendEmail"),
    ]);
    const post = (token: string | undefined) =>
      call(sendEmail, { body: { ...message, ...(token !== undefined && { captcha: token }) } });
    let outcome = await post(proof);
    // A solution is short-lived and is spent once: obtains another without the visitor.
    if (!outcome.ok && outcome.refusal.code === "captcha_required") {
      const another = await captcha.renew();
      if (another === null) return missingCaptcha();
      outcome = await post(another);
    }
    if (!outcome.ok)
      return outcome.refusal.code === "captcha_required" ? missingCaptcha() : refusedAnswer(outcome.refusal);
    form.reset();
    captcha.drop();
    setSent(true);
    onSent();
    return "done";
  }

  return {
    form,
    isSent,
    writeAgain: () => setSent(false),
    captcha: box,
  };
}
