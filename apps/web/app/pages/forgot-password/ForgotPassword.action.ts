import { resend } from "@sayara/api-client/contract/accounts/resend";
import { apiContext } from "#web/request/requestContext.ts";
import { refusedResult } from "#web/shared/form/FormProblem.ts";
import type { FormResult } from "#web/shared/form/FormResult.ts";
import { emptyEmail } from "#web/shared/form/email/EmailValues.ts";
import { checkEmail } from "#web/shared/form/email/checkEmail.ts";
import type { ActionArgs } from "#web/shared/form/pageAction.ts";
import { readValues } from "#web/shared/form/readValues.ts";

/** Mails a link that resets the password. Returns the recipient. */
export async function forgotPasswordAction({
  request,
  context,
}: ActionArgs): Promise<FormResult<"email", string>> {
  const { errors, ready } = checkEmail(readValues(await request.formData(), emptyEmail));
  if (ready === null) return { errors };
  const call = await context.get(apiContext)();
  const params = { appType: "frontend", userId: ready.email, flag: true } as const;
  const response = await call(resend, { params });
  if (!response.ok) return refusedResult(response.refusal);
  return response.outcome === "noAccount"
    ? { problem: { kind: "declined" }, focus: "email" }
    : { done: ready.email };
}
