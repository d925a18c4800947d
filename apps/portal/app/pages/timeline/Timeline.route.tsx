import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { mayShow, useAgency } from "#portal/session/AgencyContext.ts";
import { agencyScope } from "#portal/session/agencyScope.ts";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Timeline.route.ts";
import { load } from "./Timeline.load.ts";
import { Timeline } from "./Timeline.tsx";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "timeline/Timeline");
  const now = new Date();
  const search = new URL(request.url).searchParams;
  const data = await load(await context.get(apiContext)(), {
    supplier: context.get(agencyScope).supplier,
    search,
    now,
    signal: request.signal,
  });
  return { ...data, now: now.getTime() };
}

export const clientAction = pageAction(async () => (await import("./Timeline.action.ts")).timelineAction);
export const clientMiddleware = messagesOf("timeline");

export default function TimelineRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const mayEdit = mayShow(useAgency(), "editDays");
  return (
    <>
      <PageTitle title={t`Timeline`} />
      <Timeline {...loaderData} mayEdit={mayEdit} />
    </>
  );
}
