import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { data, redirect } from "react-router";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Client.route.ts";
import { clientPageCounts, clientPath, load, readClientQuery } from "./Client.load.ts";
import { Client } from "./Client.tsx";

export async function clientLoader({ request, params, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "client/Client");
  const query = readClientQuery(new URL(request.url).searchParams);
  const loaded = await load(await context.get(apiContext)(), {
    id: params.id,
    query,
    signal: request.signal,
  });
  if (loaded === null) throw data(null, { status: 404 });
  const last = clientPageCounts(loaded);
  const bookings = Math.min(query.bookings, Math.max(1, last.bookings));
  const log = Math.min(query.log, Math.max(1, last.log));
  if (bookings !== query.bookings || log !== query.log)
    throw redirect(clientPath(params.id, { bookings, log }));
  return loaded;
}

export const clientAction = pageAction(async () => (await import("./Client.action.ts")).clientPageAction);
export const clientMiddleware = messagesOf("client");

export default function ClientRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={loaderData.client.fullName} />
      <Client key={loaderData.client.id} {...loaderData} />
    </>
  );
}
