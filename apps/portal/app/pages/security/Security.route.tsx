import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { openSecurity } from "@sayara/frontend/security/openSecurity";
import { SecurityPage } from "@sayara/frontend/security/SecurityPage";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Security.route.ts";

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { request } = args;
  return openSecurity(args, await requirePage(request, "security/Security"));
}

export const clientAction = pageAction(
  async () => (await import("@sayara/frontend/security/securityAction")).securityAction,
);
export const clientMiddleware = messagesOf("security");

export default function SecurityRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Security`} />
      <SecurityPage data={loaderData} />
    </>
  );
}
