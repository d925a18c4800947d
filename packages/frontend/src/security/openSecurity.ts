import type { User } from "@sayara/domain/user/User";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import type { ClientLoaderFunctionArgs } from "react-router";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { showErrorToast } from "@sayara/frontend/toasts/showErrorToast";
import { loadSecurity, type SecurityData } from "./loadSecurity.ts";

/** Client loader of the page. Runs in the browser only: the session cookie belongs to the API's host. */
export async function openSecurity(
  { request, context }: Pick<ClientLoaderFunctionArgs, "request" | "context">,
  user: Pick<User, "id">,
): Promise<SecurityData> {
  const data = await loadSecurity(await context.get(apiContext)(), user, { signal: request.signal });
  if (data.state === "signedOut") clearStoredUser();
  if (data.state === "failed" && !request.signal.aborted) showErrorToast(faultMessages.unknown);
  return data;
}
