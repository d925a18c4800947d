import { useLingui } from "@lingui/react/macro";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { redirect, useNavigation } from "react-router";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Agencies.route.ts";
import { agenciesPageCount, agenciesPath, load, readAgenciesQuery } from "./Agencies.load.ts";
import { Agencies } from "./Agencies.tsx";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "agencies/Agencies");
  const query = readAgenciesQuery(new URL(request.url).searchParams);
  const data = await load(await context.get(apiContext)(), { query, signal: request.signal });
  const lastPage = Math.max(1, agenciesPageCount(data.total));
  if (query.page > lastPage) throw redirect(agenciesPath(query, { page: lastPage }));
  return data;
}

export const clientMiddleware = messagesOf("agencies");

export default function AgenciesRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { state } = useNavigation();
  return (
    <>
      <PageTitle title={t`Agencies`} />
      <Agencies {...loaderData} isBusy={state === "loading"} />
    </>
  );
}
