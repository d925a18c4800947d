import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { useSite } from "@sayara/frontend/request/Site";
import { useAgency } from "#portal/session/AgencyContext.ts";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Agency.route.ts";
import { load, readPage } from "./Agency.load.ts";
import { Agency } from "./Agency.tsx";

export async function clientLoader({ request, params, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "agency/Agency");
  const page = readPage(new URL(request.url).searchParams);
  const query = { slug: params.slug, page, now: new Date(), signal: request.signal };
  return load(await context.get(apiContext)(), query);
}

export const clientAction = pageAction(async () => (await import("./Agency.action.ts")).agencyAction);
export const clientMiddleware = messagesOf("agency");

export default function AgencyRoute({ loaderData }: Route.ComponentProps) {
  const { apiUrl } = useSite();
  const agency = useAgency();
  // The parent route has loaded the agency.
  if (agency === null) return null;
  return (
    <>
      <PageTitle title={agency.name} />
      <Agency {...loaderData} agency={agency} apiUrl={apiUrl} />
    </>
  );
}
