import { signIn } from "@sayara/api-client/contract/accounts/signIn";
import { socialSignIn } from "@sayara/api-client/contract/accounts/socialSignIn";
import { PasswordAttempt } from "@sayara/domain/account/Password";
import { SocialProvider } from "@sayara/domain/user/SocialProvider";
import { Email } from "@sayara/domain/validation/Email";
import * as v from "valibot";
import { apiContext, languageContext } from "#web/request/requestContext.ts";
import { refusedResult } from "#web/shared/form/FormProblem.ts";
import type { FormResult } from "#web/shared/form/FormResult.ts";
import { validateValues } from "#web/shared/form/validateValues.ts";
import type { ActionArgs } from "#web/shared/form/pageAction.ts";
import { readValues } from "#web/shared/form/readValues.ts";
import { type SignInValues, emptySignIn } from "./SignInValues.ts";

type Result = FormResult<keyof SignInValues>;

const SignIn = v.object({ email: Email, password: PasswordAttempt, stayConnected: v.boolean() });

export function checkSignIn(values: SignInValues) {
  return validateValues(SignIn, values);
}

/** Signs in with a password or a provider's token. The client stores the user, and the page's guard redirects. */
export async function signInAction(args: ActionArgs): Promise<Result> {
  const data = await args.request.formData();
  return data.get("intent") === "social" ? signInWithProvider(data, args) : signInWithPassword(data, args);
}

async function signInWithPassword(data: FormData, { context }: ActionArgs): Promise<Result> {
  const { errors, ready } = checkSignIn(readValues(data, emptySignIn));
  if (ready === null) return { errors };
  const call = await context.get(apiContext)();
  const response = await call(signIn, { body: ready });
  if (!response.ok) return refusedResult(response.refusal);
  return response.outcome === "signedIn"
    ? { done: true }
    : { problem: { kind: "declined" }, focus: "password" };
}

const ProviderResponse = v.object({
  provider: SocialProvider,
  token: v.string(),
  verifier: v.string(),
  fullName: v.exactOptional(v.string()),
});

async function signInWithProvider(data: FormData, { context }: ActionArgs): Promise<Result> {
  const providerResponse = v.parse(ProviderResponse, Object.fromEntries(data));
  const call = await context.get(apiContext)();
  const response = await call(socialSignIn, {
    body: { ...providerResponse, language: context.get(languageContext) },
  });
  if (!response.ok) return refusedResult(response.refusal);
  return response.outcome === "signedIn" ? { done: true } : { problem: { kind: "declined" } };
}
