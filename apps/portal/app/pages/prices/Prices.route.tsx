import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { mayShow, useAgency } from "#portal/session/AgencyContext.ts";
import { agencyScope } from "#portal/session/agencyScope.ts";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Prices.route.ts";
import { load } from "./Prices.load.ts";
import { Prices } from "./Prices.tsx";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "prices/Prices");
  return load(await context.get(apiContext)(), {
    supplier: context.get(agencyScope).supplier,
    signal: request.signal,
  });
}

export const clientAction = pageAction(async () => (await import("./Prices.action.ts")).pricesAction);
export const clientMiddleware = messagesOf("prices");

export default function PricesRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Prices`} />
      <Prices prices={loaderData} mayEdit={mayShow(useAgency(), "editPrices")} />
    </>
  );
}
