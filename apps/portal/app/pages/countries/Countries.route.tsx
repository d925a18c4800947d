import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Countries.route.ts";
import { load } from "./Countries.load.ts";
import { Countries } from "./Countries.tsx";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "countries/Countries");
  return load(await context.get(apiContext)(), { signal: request.signal });
}

export const clientAction = pageAction(async () => (await import("./Countries.action.ts")).countriesAction);
export const clientMiddleware = messagesOf("countries");

export default function CountriesRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Countries`} />
      <Countries {...loaderData} />
    </>
  );
}
