import type { Client } from "@sayara/api-client/client/createClient";
import type { signIn } from "@sayara/api-client/contract/accounts/signIn";
import type { signInStaff } from "@sayara/api-client/contract/accounts/signInStaff";
import { SecondFactorCode } from "@sayara/domain/account/RecoveryCode";
import { PasswordAttempt } from "@sayara/domain/account/Password";
import { Email } from "@sayara/domain/validation/Email";
import * as v from "valibot";
import { type AnyRefusal, refusedResult } from "../form/FormProblem.ts";
import type { FormResult } from "../form/FormResult.ts";
import { readValues } from "../form/readValues.ts";
import { validateValues } from "../form/validateValues.ts";
import { emptySignIn, type SignInStep, type SignInValues } from "./SignInValues.ts";

const Credentials = v.object({
  email: Email,
  password: PasswordAttempt,
  stayConnected: v.boolean(),
  code: v.union([v.literal(""), SecondFactorCode], "invalid"),
  byMail: v.boolean(),
});

export function checkSignIn(values: SignInValues) {
  return validateValues(Credentials, values);
}

/**
 * Signs in with a password and, if the account has a second factor, a code [SF1]. The client stores the user,
 * and the page's guard redirects.
 */
export async function signInWithPassword(
  data: FormData,
  call: Client,
  endpoint: typeof signIn | typeof signInStaff,
): Promise<FormResult<keyof SignInValues, SignInStep>> {
  const { errors, ready } = checkSignIn(readValues(data, emptySignIn));
  if (ready === null) return { errors };
  const { code, byMail, ...credentials } = ready;
  const secondStep = byMail ? { byMail } : code !== "" && { code };
  const response = await call(endpoint, { body: { ...credentials, ...secondStep } });
  if (!response.ok) return refusedSignIn(response.refusal);
  if (response.outcome === "wrongCredentials") return { problem: { kind: "declined" }, focus: "password" };
  return { done: response.outcome === "codeNeeded" ? response.data.method : null };
}

/** Returns the result of a refused sign-in. A refused code of the second factor gets the focus. */
export function refusedSignIn(refusal: AnyRefusal): FormResult<keyof SignInValues, SignInStep> {
  const isOfCode = refusal.code === "code_wrong" || refusal.code === "code_expired";
  return { ...refusedResult(refusal), ...(isOfCode && { focus: "code" }) };
}
