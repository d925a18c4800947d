import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { redirect, useNavigation } from "react-router";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Payouts.route.ts";
import { load, payoutsPageCount, payoutsPath, readPayoutsQuery } from "./Payouts.load.ts";
import { Payouts } from "./Payouts.tsx";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "payouts/Payouts");
  const query = readPayoutsQuery(new URL(request.url).searchParams);
  const data = await load(await context.get(apiContext)(), { query, signal: request.signal });
  const lastPage = Math.max(1, payoutsPageCount(query.list, data.total));
  if (query.page > lastPage) throw redirect(payoutsPath({ ...query, page: lastPage }));
  return data;
}

export const clientAction = pageAction(async () => (await import("./Payouts.action.ts")).payoutsAction);
export const clientMiddleware = messagesOf("payouts");

export default function PayoutsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { state } = useNavigation();
  return (
    <>
      <PageTitle title={t`Payouts`} />
      <Payouts {...loaderData} isBusy={state === "loading"} />
    </>
  );
}
