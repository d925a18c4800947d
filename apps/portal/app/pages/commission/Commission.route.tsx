import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { redirect, useNavigation } from "react-router";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Commission.route.ts";
import { commissionPageCount, commissionPath, load } from "./Commission.load.ts";
import { Commission } from "./Commission.tsx";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "commission/Commission");
  const search = new URL(request.url).searchParams;
  const options = { search, now: new Date(), signal: request.signal };
  const data = await load(await context.get(apiContext)(), options);
  const lastPage = Math.max(1, commissionPageCount(data.total));
  if (data.query.page > lastPage) throw redirect(commissionPath({ ...data.query, page: lastPage }));
  return data;
}

export const clientAction = pageAction(async () => (await import("./Commission.action.ts")).commissionAction);
export const clientMiddleware = messagesOf("commission");

export default function CommissionRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { state } = useNavigation();
  return (
    <>
      <PageTitle title={t`Commission`} />
      <Commission key={loaderData.query.month} {...loaderData} isBusy={state === "loading"} />
    </>
  );
}
