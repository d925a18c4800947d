import { useLingui } from "@lingui/react/macro";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import { useNavigation } from "react-router";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Audit.route.ts";
import { load, readAuditQuery } from "./Audit.load.ts";
import { Audit } from "./Audit.tsx";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "audit/Audit");
  const query = readAuditQuery(new URL(request.url).searchParams);
  const options = { query, language: context.get(languageContext), signal: request.signal };
  return load(await context.get(apiContext)(), options);
}

export const clientMiddleware = messagesOf("audit");

export default function AuditRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { state } = useNavigation();
  return (
    <>
      <PageTitle title={t`Activity log`} />
      <Audit {...loaderData} isBusy={state === "loading"} />
    </>
  );
}
