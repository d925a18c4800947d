import { activate } from "@sayara/api-client/contract/accounts/activate";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";
import { readMailedLink } from "@sayara/frontend/mailedLink/readMailedLink";
import { type NewPasswordValues, emptyNewPassword } from "./NewPasswordValues.ts";
import { checkNewPassword } from "./checkNewPassword.ts";

/**
 * `dead`: the link was used in the meantime. `needsPassword`: the session has ended, so the API requires a password.
 */
export type RedeemedLink = "activated" | "dead" | "needsPassword";

/** Uses the mailed link of the page: confirms the address, sets the password from the form and signs in. */
export async function redeemLink(
  data: FormData,
  { request, context }: ActionArgs,
): Promise<FormResult<keyof NewPasswordValues, RedeemedLink>> {
  const link = readMailedLink(new URL(request.url).searchParams);
  if (link === null) return { done: "dead" };
  const hasPassword = data.has("password");
  const { errors, ready } = checkNewPassword(readValues(data, emptyNewPassword));
  if (hasPassword && ready === null) return { errors };
  const { userId, token } = link;
  const call = await context.get(apiContext)();
  const response = await call(activate, { body: { userId, token, ...(hasPassword && ready) } });
  if (response.ok) return { done: response.outcome === "invalidLink" ? "dead" : "activated" };
  if (!hasPassword && response.refusal.fields?.["password"] !== undefined) return { done: "needsPassword" };
  return refusedResult(response.refusal);
}
