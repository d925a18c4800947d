import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { redirect, useNavigation, useRevalidator } from "react-router";
import { agencyScope } from "#portal/session/agencyScope.ts";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Money.route.ts";
import { load, moneyPageCount, moneyPath, statementPageCount } from "./Money.load.ts";
import { Money } from "./Money.tsx";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "money/Money");
  const { supplier, path } = context.get(agencyScope);
  const search = new URL(request.url).searchParams;
  const data = await load(await context.get(apiContext)(), {
    supplier,
    search,
    now: new Date(),
    signal: request.signal,
  });
  const lastPage = Math.max(1, moneyPageCount(data.total));
  if (data.query.page > lastPage) throw redirect(path + moneyPath({ ...data.query, page: lastPage }));
  const lastStatements = Math.max(1, statementPageCount(data.statements.total));
  if (data.query.statements > lastStatements)
    throw redirect(path + moneyPath({ ...data.query, statements: lastStatements }));
  const lastPayouts = Math.max(1, statementPageCount(data.payouts.total));
  if (data.query.payouts > lastPayouts)
    throw redirect(path + moneyPath({ ...data.query, payouts: lastPayouts }));
  return data;
}

export const clientAction = pageAction(async () => (await import("./Money.action.ts")).moneyAction);
export const clientMiddleware = messagesOf("money");

export default function MoneyRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { state } = useNavigation();
  const { revalidate, state: reading } = useRevalidator();
  return (
    <>
      <PageTitle title={t`Money`} />
      <Money
        {...loaderData}
        isBusy={state === "loading" || reading === "loading"}
        onCheck={() => void revalidate()}
      />
    </>
  );
}
