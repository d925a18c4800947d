import type { ClientLoaderFunctionArgs } from "react-router";
import { apiContext } from "#web/request/requestContext.ts";
import { type LinkState, loadMailedLink } from "./loadMailedLink.ts";

/**
 * Client loader of a page that the link of a mail opens. In the browser only: no server of ours needs to see the
 * secret to show a page.
 */
export async function openMailedLink({
  request,
  context,
}: Pick<ClientLoaderFunctionArgs, "request" | "context">): Promise<LinkState> {
  return loadMailedLink(await context.get(apiContext)(), new URL(request.url).searchParams);
}
