import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { mailedLinkHeaders } from "#web/shared/mailedLink/mailedLinkHeaders.ts";
import { readLinkOf } from "@sayara/frontend/mailedLink/readMailedLink";
import type { Route } from "./+types/UndoEmailChange.route.ts";
import { EmailChangePage } from "./EmailChangePage.tsx";

export const clientLoader = readLinkOf;
export const clientAction = pageAction(async () => (await import("./EmailChange.action.ts")).undoAction);
export const clientMiddleware = messagesOf("email-change");

export const headers = mailedLinkHeaders;

export function HydrateFallback() {
  return <EmailChangePage action="undo" />;
}

export default function UndoEmailChangeRoute({ loaderData: link }: Route.ComponentProps) {
  return <EmailChangePage action="undo" link={link} />;
}
