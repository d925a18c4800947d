import { resendLink } from "@sayara/api-client/contract/accounts/resend";
import { registerSupplier } from "@sayara/api-client/contract/suppliers/registerSupplier";
import type { SupplierRegistration } from "@sayara/domain/account/SupplierRegistration";
import { supplierRegistrationForm } from "@sayara/domain/account/supplierRegistrationForm";
import { captcha } from "@sayara/frontend/captcha/captcha";
import { sendWithPass } from "@sayara/frontend/captcha/sendWithPass";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";
import { type CheckResult, validateValues } from "@sayara/frontend/form/validateValues";
import { useLanguage } from "@sayara/frontend/language/useLanguage";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import {
  type RegisterResult,
  type RegisterValues,
  emptyRegister,
  registerDraft,
  takenCode,
} from "./RegisterValues.ts";

type Name = keyof RegisterValues;
type Result = FormResult<Name, RegisterResult>;

/** Validates a registration with the API's own schema. */
export function checkRegister(values: RegisterValues): CheckResult<Name, SupplierRegistration> {
  const input = {
    ...values,
    captcha: captcha.hasStarted() || !captcha.isRequired(),
    language: useLanguage.getState().language,
  };
  return validateValues<Name, SupplierRegistration>(supplierRegistrationForm, input);
}

/** Registers an agency and its owner. With the intent `resend`, mails the owner's link again. */
export async function registerAction(args: ActionArgs): Promise<Result> {
  const data = await args.request.formData();
  return data.get("intent") === "resend" ? resend(data, args) : register(data, args);
}

async function register(data: FormData, { context }: ActionArgs): Promise<Result> {
  const { errors, ready } = checkRegister(readValues(data, emptyRegister));
  if (ready === null) return { errors };
  const body = { ...ready, language: context.get(languageContext) };
  const call = await context.get(apiContext)();
  const { response, refused } = await sendWithPass(() => call(registerSupplier, { body }));
  if (refused !== undefined) return refused;
  if (response.ok) {
    // Must happen before the reloaded page data replace the form.
    registerDraft.clear();
    return { done: { mailedTo: ready.email } };
  }
  const result = refusedResult(response.refusal);
  return response.refusal.code === "email_registered" ? { ...result, fields: { email: takenCode } } : result;
}

async function resend(data: FormData, { context }: ActionArgs): Promise<Result> {
  const email = String(data.get("email"));
  const call = await context.get(apiContext)();
  const response = await call(resendLink, { body: { email } });
  if (!response.ok) return refusedResult(response.refusal);
  return response.outcome === "nothingPending"
    ? { problem: { kind: "declined" } }
    : { done: { mailedTo: email } };
}
