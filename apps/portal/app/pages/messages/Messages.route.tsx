import { useLingui } from "@lingui/react/macro";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { redirect } from "react-router";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Messages.route.ts";
import { load, messagesPageCount, messagesPath, readMessagesPage } from "./Messages.load.ts";
import { Messages } from "./Messages.tsx";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "messages/Messages");
  const page = readMessagesPage(new URL(request.url).searchParams);
  const data = await load(await context.get(apiContext)(), { page, signal: request.signal });
  const lastPage = Math.max(1, messagesPageCount(data.total));
  if (page > lastPage) throw redirect(messagesPath(lastPage));
  return data;
}

export const clientMiddleware = messagesOf("messages");

export default function MessagesRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Messages`} />
      <Messages {...loaderData} />
    </>
  );
}
