import type { User } from "@sayara/domain/user/User";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import type { ClientLoaderFunctionArgs } from "react-router";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { refreshUser } from "@sayara/frontend/session/storedUser/storeUser";
import { showErrorToast } from "@sayara/frontend/toasts/showErrorToast";
import { loadSettingsPage, type SettingsData } from "./loadSettingsPage.ts";

/** Client loader of the settings. Browser only: the session cookie belongs to the API's host. */
export async function openSettings(
  { request, context }: Pick<ClientLoaderFunctionArgs, "request" | "context">,
  { id }: Pick<User, "id">,
): Promise<SettingsData> {
  const data = await loadSettingsPage(await context.get(apiContext)(), id);
  if (data.state === "ready") refreshUser(data.user);
  if (data.state === "signedOut") clearStoredUser();
  if (data.state === "failed" && !request.signal.aborted) showErrorToast(faultMessages.unknown);
  return data;
}
