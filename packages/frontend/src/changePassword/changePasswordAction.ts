import { t } from "@lingui/core/macro";
import { changePassword } from "@sayara/api-client/contract/accounts/password";
import { changePasswordForm } from "@sayara/domain/account/changePasswordForm";
import { redirect } from "react-router";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { requireUser } from "@sayara/frontend/session/guard";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import { validateValues } from "@sayara/frontend/form/validateValues";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { type ChangePasswordValues, emptyChangePassword } from "./ChangePasswordValues.ts";

type Name = keyof ChangePasswordValues;

export function checkChangePassword(values: ChangePasswordValues, account: { hasPassword: boolean }) {
  return validateValues(changePasswordForm(account), values);
}

/**
 * Changes the password. An account created by social sign-in has no password, so its form has no field for the current
 * one.
 */
export async function changePasswordAction({ request, context }: ActionArgs): Promise<FormResult<Name>> {
  const data = await request.formData();
  const { errors, ready } = checkChangePassword(readValues(data, emptyChangePassword), {
    hasPassword: data.has("current"),
  });
  if (ready === null) return { errors };
  const { id } = await requireUser(request);
  const call = await context.get(apiContext)();
  const response = await call(changePassword, { body: { id, ...ready } });
  if (!response.ok)
    return { ...refusedResult(response.refusal), fields: toFormFields(response.refusal.fields) };
  if (response.outcome === "wrongPassword") return { problem: { kind: "declined" }, focus: "current" };
  showToast(t`Your new password is saved.`, "success");
  throw redirect("/settings");
}

/** The API's `newPassword` is the form's `password`; the API's `password` is the form's current password. */
function toFormFields({ newPassword, password }: Readonly<Record<string, string>> = {}): Record<
  string,
  string
> {
  return { ...(newPassword && { password: newPassword }), ...(password && { current: password }) };
}
