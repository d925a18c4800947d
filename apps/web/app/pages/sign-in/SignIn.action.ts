import { signIn } from "@sayara/api-client/contract/accounts/signIn";
import { socialSignIn } from "@sayara/api-client/contract/accounts/socialSignIn";
import { SecondFactorCode } from "@sayara/domain/account/RecoveryCode";
import { SocialProvider } from "@sayara/domain/user/SocialProvider";
import * as v from "valibot";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { signInWithPasskey } from "@sayara/frontend/signIn/signInWithPasskey";
import { refusedSignIn, signInWithPassword } from "@sayara/frontend/signIn/signInWithPassword";
import type { SignInStep, SignInValues } from "@sayara/frontend/signIn/SignInValues";

export { checkSignIn } from "@sayara/frontend/signIn/signInWithPassword";

type Result = FormResult<keyof SignInValues, SignInStep>;

/** Signs in with a password, a passkey or a provider's token. The client stores the user, and the page's guard redirects. */
export async function signInAction(args: ActionArgs): Promise<Result> {
  const data = await args.request.formData();
  const intent = data.get("intent");
  if (intent === "social") return signInWithProvider(data, args);
  const call = await args.context.get(apiContext)();
  return intent === "passkey" ? signInWithPasskey(data, call) : signInWithPassword(data, call, signIn);
}

const ProviderResponse = v.object({
  provider: SocialProvider,
  token: v.string(),
  verifier: v.string(),
  fullName: v.exactOptional(v.string()),
});

async function signInWithProvider(data: FormData, { context }: ActionArgs): Promise<Result> {
  const providerResponse = v.parse(ProviderResponse, Object.fromEntries(data));
  // Absent in the first step.
  const typed = data.get("code");
  const isByMail = data.get("byMail") === "on";
  const code = v.safeParse(SecondFactorCode, typed);
  if (typed !== null && !isByMail && !code.success)
    return { errors: { code: typed === "" ? "required" : "invalid" } };
  const secondStep = isByMail ? { byMail: true } : code.success && { code: code.output };
  const call = await context.get(apiContext)();
  const response = await call(socialSignIn, {
    body: { ...providerResponse, ...secondStep, language: context.get(languageContext) },
  });
  if (!response.ok) return refusedSignIn(response.refusal);
  if (response.outcome === "invalidToken") return { problem: { kind: "declined" } };
  return { done: response.outcome === "codeNeeded" ? response.data.method : null };
}
