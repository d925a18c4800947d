import { sendEmail } from "@sayara/api-client/contract/contact/sendEmail";
import { ContactForm } from "@sayara/domain/contact/ContactForm";
import type { ContactMessage } from "@sayara/domain/contact/ContactMessage";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { captcha } from "@sayara/frontend/captcha/captcha";
import { useLanguage } from "@sayara/frontend/language/useLanguage";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import { type CheckResult, validateValues } from "@sayara/frontend/form/validateValues";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";
import { type ContactValues, emptyContact } from "./ContactValues.ts";

type Name = keyof ContactValues;

/** Validates the contact form. */
export function checkContact(values: ContactValues): CheckResult<Name, ContactMessage> {
  const input = {
    ...values,
    captcha: captcha.hasStarted() || !captcha.isRequired(),
    language: useLanguage.getState().language,
  };
  return validateValues<Name, ContactMessage>(ContactForm, input);
}

/** Sends a message with the captcha's token, because the call has no cookies. */
export async function contactAction({ request, context }: ActionArgs): Promise<FormResult<Name>> {
  const { errors, ready } = checkContact(readValues(await request.formData(), emptyContact));
  if (ready === null) return { errors };
  const isAgency = new URL(request.url).searchParams.get("about") === "agency";
  const message = {
    ...ready,
    language: context.get(languageContext),
    ...(isAgency && { about: "agency" as const }),
  };
  const token = captcha.isRequired() ? await captcha.proof() : undefined;
  if (token === null) return missingCaptcha();
  const call = await context.get(apiContext)();
  const send = (proof: string | undefined) =>
    call(sendEmail, { body: { ...message, ...(proof !== undefined && { captcha: proof }) } });
  let outcome = await send(token);
  // A captcha solution is short-lived and valid only once, so another is obtained without user action.
  if (!outcome.ok && outcome.refusal.code === "captcha_required") {
    const renewedToken = await captcha.renew();
    if (renewedToken === null) return missingCaptcha();
    outcome = await send(renewedToken);
  }
  if (!outcome.ok)
    return outcome.refusal.code === "captcha_required" ? missingCaptcha() : refusedResult(outcome.refusal);
  captcha.drop();
  return { done: true };
}

function missingCaptcha(): FormResult<Name> {
  captcha.drop();
  return { errors: { captcha: validationMessage("captcha_required") } };
}
