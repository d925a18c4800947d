import { useLingui } from "@lingui/react/macro";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { redirect, useNavigation } from "react-router";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Clients.route.ts";
import { clientsPageCount, clientsPath, load, readClientsQuery } from "./Clients.load.ts";
import { Clients } from "./Clients.tsx";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "clients/Clients");
  const query = readClientsQuery(new URL(request.url).searchParams);
  const data = await load(await context.get(apiContext)(), { query, signal: request.signal });
  const lastPage = Math.max(1, clientsPageCount(data.total));
  if (query.page > lastPage) throw redirect(clientsPath(query, { page: lastPage }));
  return data;
}

export const clientMiddleware = messagesOf("clients");

export default function ClientsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { state } = useNavigation();
  return (
    <>
      <PageTitle title={t`Clients`} />
      <Clients {...loaderData} isBusy={state === "loading"} />
    </>
  );
}
