import { resend } from "@sayara/api-client/contract/accounts/resend";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import { emptyEmail } from "@sayara/frontend/form/email/EmailValues";
import { checkEmail } from "@sayara/frontend/form/email/checkEmail";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";

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
