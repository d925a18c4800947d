import { useLingui } from "@lingui/react/macro";
import { AccountSkeleton } from "@sayara/frontend/AccountPage/AccountSkeleton";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { openSecurity } from "@sayara/frontend/security/openSecurity";
import { SecurityPage } from "@sayara/frontend/security/SecurityPage";
import { requireUser } from "@sayara/frontend/session/guard";
import type { ReactNode } from "react";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import type { Route } from "./+types/Security.route.ts";

export async function clientLoader(args: Route.ClientLoaderArgs) {
  return openSecurity(args, await requireUser(args.request));
}

export const clientAction = pageAction(
  async () => (await import("@sayara/frontend/security/securityAction")).securityAction,
);
export const clientMiddleware = messagesOf("security");

export function HydrateFallback() {
  return (
    <Head>
      <AccountSkeleton fields={3} />
    </Head>
  );
}

export default function SecurityRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Head>
      <SecurityPage data={loaderData} />
    </Head>
  );
}

function Head({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Security`}
        description={t`How you sign in to your account, and where you are signed in.`}
      />
      {children}
    </>
  );
}
