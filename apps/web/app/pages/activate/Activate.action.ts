import { t } from "@lingui/core/macro";
import { resendLink } from "@sayara/api-client/contract/accounts/resend";
import { replace } from "react-router";
import { apiContext } from "#web/request/requestContext.ts";
import { redeemLink } from "#web/shared/NewPassword/redeemLink.ts";
import { bookingPath } from "#web/shared/addresses/bookingPath.ts";
import { emptyEmail } from "#web/shared/form/email/EmailValues.ts";
import { refusedResult } from "#web/shared/form/FormProblem.ts";
import type { FormResult } from "#web/shared/form/FormResult.ts";
import { checkEmail } from "#web/shared/form/email/checkEmail.ts";
import type { ActionArgs } from "#web/shared/form/pageAction.ts";
import { readValues } from "#web/shared/form/readValues.ts";
import { showToast } from "#web/toasts/useToasts.ts";

/** Confirms the email address of the link, or mails another link for the intent `newLink`. */
export async function activateAction(args: ActionArgs) {
  const data = await args.request.formData();
  return data.get("intent") === "newLink" ? mailLink(data, args) : confirmAddress(data, args);
}

async function confirmAddress(data: FormData, args: ActionArgs) {
  const result = await redeemLink(data, args);
  if (!("done" in result) || result.done !== "activated") return result;
  showToast(t`Thank you: your address is confirmed.`, "success");
  /** The link was in the mail about this guest's booking. */
  const booking = new URL(args.request.url).searchParams.get("b");
  throw replace(booking === null ? "/" : bookingPath({ id: booking }));
}

async function mailLink(data: FormData, { context }: ActionArgs): Promise<FormResult<"email", string>> {
  const { errors, ready } = checkEmail(readValues(data, emptyEmail));
  if (ready === null) return { errors };
  const call = await context.get(apiContext)();
  const response = await call(resendLink, { body: ready });
  if (!response.ok) return refusedResult(response.refusal);
  return response.outcome === "nothingPending" ? { problem: { kind: "declined" } } : { done: ready.email };
}
