import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { data } from "react-router";
import { agencyScope } from "#portal/session/agencyScope.ts";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Statement.route.ts";
import { load } from "./Statement.load.ts";
import { Statement } from "./Statement.tsx";

export async function clientLoader({ request, params, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "statement/Statement");
  const { supplier } = context.get(agencyScope);
  const search = new URL(request.url).searchParams;
  const options = { supplier, id: params.id, search, signal: request.signal };
  const loaded = await load(await context.get(apiContext)(), options);
  if (loaded === null) throw data(null, { status: 404 });
  return loaded;
}

export const clientAction = pageAction(async () => (await import("./Statement.action.ts")).statementAction);
export const clientMiddleware = messagesOf("statement");

export default function StatementRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { number } = loaderData.statement;
  return (
    <>
      <PageTitle title={t`Statement ${number}`} />
      <Statement {...loaderData} />
    </>
  );
}
