import { useLingui } from "@lingui/react/macro";
import { AccountSkeleton } from "@sayara/frontend/AccountPage/AccountSkeleton";
import { ChangePasswordPage } from "@sayara/frontend/changePassword/ChangePasswordPage";
import { openChangePassword } from "@sayara/frontend/changePassword/openChangePassword";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { requireUser } from "@sayara/frontend/session/guard";
import type { ReactNode } from "react";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import type { Route } from "./+types/ChangePassword.route.ts";

export async function clientLoader(args: Route.ClientLoaderArgs) {
  return openChangePassword(args, await requireUser(args.request));
}

export const clientAction = pageAction(
  async () => (await import("@sayara/frontend/changePassword/changePasswordAction")).changePasswordAction,
);
export const clientMiddleware = messagesOf("change-password");

export function HydrateFallback() {
  return (
    <Head>
      <AccountSkeleton fields={3} />
    </Head>
  );
}

export default function ChangePasswordRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Head>
      <ChangePasswordPage data={loaderData} />
    </Head>
  );
}

function Head({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Change your password`} description={t`Change the password of your account.`} />
      {children}
    </>
  );
}
