import { useLingui } from "@lingui/react/macro";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { redirect, useNavigation } from "react-router";
import { agencyScope } from "#portal/session/agencyScope.ts";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Deposits.route.ts";
import { depositPageCount, depositsPath, load, readDepositsQuery } from "./Deposits.load.ts";
import { Deposits } from "./Deposits.tsx";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "deposits/Deposits");
  const { supplier, path } = context.get(agencyScope);
  const query = readDepositsQuery(new URL(request.url).searchParams);
  const data = await load(await context.get(apiContext)(), { supplier, query, signal: request.signal });
  const lastPage = Math.max(1, depositPageCount(data.total));
  if (query.page > lastPage) throw redirect(path + depositsPath({ ...query, page: lastPage }));
  return data;
}

export const clientMiddleware = messagesOf("deposits");

export default function DepositsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { state } = useNavigation();
  return (
    <>
      <PageTitle title={t`Security deposits`} />
      <Deposits {...loaderData} isBusy={state === "loading"} />
    </>
  );
}
