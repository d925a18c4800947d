import { t } from "@lingui/core/macro";
import { resendLink } from "@sayara/api-client/contract/accounts/resend";
import { replace } from "react-router";
import { refusedResult } from "../form/FormProblem.ts";
import type { FormResult } from "../form/FormResult.ts";
import { emptyEmail } from "../form/email/EmailValues.ts";
import { checkEmail } from "../form/email/checkEmail.ts";
import type { ActionArgs } from "../form/pageAction.ts";
import { readValues } from "../form/readValues.ts";
import { redeemLink } from "../newPassword/redeemLink.ts";
import { apiContext } from "../request/requestContext.ts";
import { showToast } from "../toasts/useToasts.ts";

/**
 * Returns the action that confirms the link's email address or, for the intent `newLink`, mails another link.
 * `pathAfter` returns the next page's path from the link's query.
 */
export function createActivateAction(pathAfter: (query: URLSearchParams) => string) {
  return async (args: ActionArgs) => {
    const data = await args.request.formData();
    if (data.get("intent") === "newLink") return mailLink(data, args);
    const result = await redeemLink(data, args);
    if (!("done" in result) || result.done !== "activated") return result;
    showToast(t`Thank you: your address is confirmed.`, "success");
    throw replace(pathAfter(new URL(args.request.url).searchParams));
  };
}

async function mailLink(data: FormData, { context }: ActionArgs): Promise<FormResult<"email", string>> {
  const { errors, ready } = checkEmail(readValues(data, emptyEmail));
  if (ready === null) return { errors };
  const call = await context.get(apiContext)();
  const response = await call(resendLink, { body: ready });
  if (!response.ok) return refusedResult(response.refusal);
  return response.outcome === "nothingPending" ? { problem: { kind: "declined" } } : { done: ready.email };
}
