import type { User } from "@sayara/domain/user/User";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import type { ClientLoaderFunctionArgs } from "react-router";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { showErrorToast } from "@sayara/frontend/toasts/showErrorToast";
import { type ChangePasswordData, loadChangePassword } from "./loadChangePassword.ts";

/** Client loader of the page. Runs in the browser only: the session cookie belongs to the API's host. */
export async function openChangePassword(
  { request, context }: Pick<ClientLoaderFunctionArgs, "request" | "context">,
  user: User,
): Promise<ChangePasswordData> {
  const data = await loadChangePassword(await context.get(apiContext)(), user);
  if (data.state === "signedOut") clearStoredUser();
  if (data.state === "failed" && !request.signal.aborted) showErrorToast(faultMessages.unknown);
  return data;
}
