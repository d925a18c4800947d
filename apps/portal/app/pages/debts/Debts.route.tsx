import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { redirect, useNavigation } from "react-router";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Debts.route.ts";
import { debtsPageCount, debtsPath, load, readDebtsQuery } from "./Debts.load.ts";
import { Debts } from "./Debts.tsx";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "debts/Debts");
  const query = readDebtsQuery(new URL(request.url).searchParams);
  const options = { query, now: new Date(), signal: request.signal };
  const data = await load(await context.get(apiContext)(), options);
  const lastPage = Math.max(1, debtsPageCount(data.total));
  if (query.page > lastPage) throw redirect(debtsPath({ ...query, page: lastPage }));
  return data;
}

export const clientAction = pageAction(async () => (await import("./Debts.action.ts")).debtsAction);
export const clientMiddleware = messagesOf("debts");

export default function DebtsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { state } = useNavigation();
  return (
    <>
      <PageTitle title={t`Debts`} />
      <Debts {...loaderData} isBusy={state === "loading"} />
    </>
  );
}
