import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { mailedLinkHeaders } from "#web/shared/mailedLink/mailedLinkHeaders.ts";
import { readLinkOf } from "@sayara/frontend/mailedLink/readMailedLink";
import type { Route } from "./+types/AllowEmailChange.route.ts";
import { EmailChangePage } from "./EmailChangePage.tsx";

export const clientLoader = readLinkOf;
export const clientAction = pageAction(async () => (await import("./EmailChange.action.ts")).allowAction);
export const clientMiddleware = messagesOf("email-change");

export const headers = mailedLinkHeaders;

export function HydrateFallback() {
  return <EmailChangePage action="allow" />;
}

export default function AllowEmailChangeRoute({ loaderData: link }: Route.ComponentProps) {
  return <EmailChangePage action="allow" link={link} />;
}
