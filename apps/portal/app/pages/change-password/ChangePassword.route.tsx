import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { openChangePassword } from "@sayara/frontend/changePassword/openChangePassword";
import { ChangePasswordPage } from "@sayara/frontend/changePassword/ChangePasswordPage";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/ChangePassword.route.ts";

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { request } = args;
  return openChangePassword(args, await requirePage(request, "change-password/ChangePassword"));
}

export const clientAction = pageAction(
  async () => (await import("@sayara/frontend/changePassword/changePasswordAction")).changePasswordAction,
);
export const clientMiddleware = messagesOf("change-password");

export default function ChangePasswordRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Change your password`} />
      <ChangePasswordPage data={loaderData} />
    </>
  );
}
