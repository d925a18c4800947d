import { signUp } from "@sayara/api-client/contract/accounts/signUp";
import { validateEmail } from "@sayara/api-client/contract/accounts/validateEmail";
import type { SignUp } from "@sayara/domain/account/SignUp";
import { signUpForm } from "@sayara/domain/account/signUpForm";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { t } from "@lingui/core/macro";
import { captcha } from "@sayara/frontend/captcha/captcha";
import { sendWithPass } from "@sayara/frontend/captcha/sendWithPass";
import { useLanguage } from "@sayara/frontend/language/useLanguage";
import { currentSettings } from "@sayara/frontend/marketplace/cachedSettings";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import { paddedDate } from "@sayara/frontend/DatePartsField/dateParts";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import { type CheckResult, validateValues } from "@sayara/frontend/form/validateValues";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";
import { showToast } from "@sayara/frontend/toasts/useToasts";
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
  const call = await context.get(apiContext)();
  const { response, refused } = await sendWithPass(() => call(signUp, { body }));
  if (refused !== undefined) return refused;
  if (response.ok) {
    signUpDraft.clear();
    if (response.outcome === "answerMailed") return { done: { mailedTo: ready.email } };
    showToast(t`Welcome! Please open the link that we have sent you, to confirm your address.`, "success");
    return { done: {} };
  }
  const errorResult = refusedResult(response.refusal);
  return response.refusal.code === "email_registered" ? { ...errorResult, focus: "email" } : errorResult;
}
