import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import type { ClientLoaderFunctionArgs } from "react-router";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { showErrorToast } from "@sayara/frontend/toasts/showErrorToast";
import { type LinkState, loadMailedLink } from "./loadMailedLink.ts";

/**
 * Client loader that reads a mailed link and checks it with the API. Browser only: the web server does not need the
 * secret.
 */
export async function openMailedLink({
  request,
  context,
}: Pick<ClientLoaderFunctionArgs, "request" | "context">): Promise<LinkState> {
  const link = await loadMailedLink(await context.get(apiContext)(), new URL(request.url).searchParams);
  if (link.state === "unknown" && !request.signal.aborted) showErrorToast(faultMessages.unknown);
  return link;
}
