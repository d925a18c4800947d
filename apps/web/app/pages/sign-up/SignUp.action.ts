import { signUp } from "@sayara/api-client/contract/accounts/signUp";
import { validateEmail } from "@sayara/api-client/contract/accounts/validateEmail";
import type { SignUp } from "@sayara/domain/account/SignUp";
import { signUpForm } from "@sayara/domain/account/signUpForm";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { t } from "@lingui/core/macro";
import { captcha } from "#web/captcha/captcha.ts";
import { cookiesBlocked } from "#web/captcha/cookiesBlocked.ts";
import { isCaptchaRequired } from "#web/captcha/isCaptchaRequired.ts";
import { useLanguage } from "#web/language/useLanguage.ts";
import { currentSettings } from "#web/marketplace/cachedSettings.ts";
import { apiContext, languageContext } from "#web/request/requestContext.ts";
import { paddedDate } from "#web/shared/DatePartsField/dateParts.ts";
import { refusedResult } from "#web/shared/form/FormProblem.ts";
import type { FormResult } from "#web/shared/form/FormResult.ts";
import { type CheckResult, validateValues } from "#web/shared/form/validateValues.ts";
import type { ActionArgs } from "#web/shared/form/pageAction.ts";
import { readValues } from "#web/shared/form/readValues.ts";
import { showToast } from "#web/toasts/useToasts.ts";
import { type SignUpResult, type SignUpValues, emptySignUp, signUpDraft } from "./SignUpValues.ts";

type Name = keyof SignUpValues;
type Result = FormResult<Name, SignUpResult>;

/** Validates a sign-up with the API's own schemas. */
export function checkSignUp(values: SignUpValues, now = new Date()): CheckResult<Name, SignUp> {
  const { timeZone, minimumAge } = currentSettings();
  const input = {
    ...values,
    captcha: captcha.hasStarted() || !captcha.isRequired(),
    birthDate: paddedDate(values.birthDate),
    type: "user",
    language: useLanguage.getState().language,
  };
  return validateValues<Name, SignUp>(signUpForm({ on: dateInZone(now, timeZone), minimumAge }), input);
}

/** Registers a driver. With the intent `checkEmail`, checks whether the address is registered. */
export async function signUpAction(args: ActionArgs): Promise<Result> {
  const data = await args.request.formData();
  return data.get("intent") === "checkEmail" ? checkRegistration(data, args) : register(data, args);
}

async function checkRegistration(data: FormData, { context }: ActionArgs): Promise<Result> {
  const email = String(data.get("email"));
  const call = await context.get(apiContext)();
  const response = await call(validateEmail, { body: { email } });
  return { done: response.ok && response.outcome === "taken" ? { registeredEmail: email } : {} };
}

async function register(data: FormData, { context }: ActionArgs): Promise<Result> {
  const { errors, ready } = checkSignUp(readValues(data, emptySignUp));
  if (ready === null) return { errors };
  const body = { ...ready, language: context.get(languageContext) };
  if (captcha.isRequired() && (await captcha.proof()) === null) {
    captcha.drop();
    return missingCaptcha;
  }
  const call = await context.get(apiContext)();
  let response = await call(signUp, { body });
  // A pass is short-lived and can be used once. This gets a new one without involving the visitor.
  if (isCaptchaRequired(response) && (await captcha.renew()) !== null) {
    response = await call(signUp, { body });
    if (isCaptchaRequired(response)) return { problem: cookiesBlocked };
  }
  if (response.ok) {
    signUpDraft.clear();
    if (response.outcome === "answerMailed") return { done: { mailedTo: ready.email } };
    showToast(t`Welcome! Please open the link that we have sent you, to confirm your address.`, "success");
    return { done: {} };
  }
  if (isCaptchaRequired(response)) return captcha.refuse() ? missingCaptcha : { problem: cookiesBlocked };
  const errorResult = refusedResult(response.refusal);
  return response.refusal.code === "email_registered" ? { ...errorResult, focus: "email" } : errorResult;
}

const missingCaptcha: Result = { errors: { captcha: validationMessage("captcha_required") } };
