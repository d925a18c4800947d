import { useLingui } from "@lingui/react/macro";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { useNavigation } from "react-router";
import { agencyScope, isViewed } from "#portal/session/agencyScope.ts";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Figures.route.ts";
import { load } from "./Figures.load.ts";
import { Figures } from "./Figures.tsx";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const { type } = await requirePage(request, "figures/Figures");
  const scope = context.get(agencyScope);
  return load(await context.get(apiContext)(), {
    supplier: type === "admin" && !isViewed(scope) ? null : scope.supplier,
    search: new URL(request.url).searchParams,
    now: new Date(),
    signal: request.signal,
  });
}

export const clientMiddleware = messagesOf("figures");

export default function FiguresRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { state } = useNavigation();
  return (
    <>
      <PageTitle title={t`Figures`} />
      <Figures {...loaderData} isBusy={state === "loading"} />
    </>
  );
}
