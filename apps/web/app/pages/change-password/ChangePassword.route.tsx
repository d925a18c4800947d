import { useForm } from "#web/shared/form/useForm.ts";
import { pageAction } from "#web/shared/form/pageAction.ts";
import { type ChangePasswordValues, emptyChangePassword } from "./ChangePasswordValues.ts";
import { useLingui } from "@lingui/react/macro";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { messagesOf } from "#web/language/messagesOf.ts";
import { apiContext } from "#web/request/requestContext.ts";
import { clearStoredUser } from "#web/session/storedUser/clearStoredUser.ts";
import { requireUser } from "#web/session/guard.ts";
import { AccountSkeleton } from "#web/shared/AccountPage/AccountSkeleton.tsx";
import { FailedPage } from "#web/shared/AccountPage/FailedPage.tsx";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { useToastMessages } from "#web/shared/form/useToastMessages.ts";
import { showErrorToast } from "#web/toasts/showErrorToast.ts";
import { showToast } from "#web/toasts/useToasts.ts";
import type { Route } from "./+types/ChangePassword.route.ts";
import { loadChangePassword } from "./ChangePassword.load.ts";
import { ChangePassword } from "./ChangePassword.tsx";

/** Runs in the browser only: the session cookie belongs to the API's host. */
export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const user = await requireUser(request);
  const data = await loadChangePassword(await context.get(apiContext)(), user);
  if (data.state === "signedOut") clearStoredUser();
  if (data.state === "failed" && !request.signal.aborted) showErrorToast(faultMessages.unknown);
  return data;
}

const loadAction = () => import("./ChangePassword.action.ts");

export const clientAction = pageAction(async () => (await loadAction()).changePasswordAction);
export const clientMiddleware = messagesOf("change-password");

export function HydrateFallback() {
  return (
    <Head>
      <AccountSkeleton fields={3} />
    </Head>
  );
}

export default function ChangePasswordRoute({ loaderData: data }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <Head>
      {data.state === "ready" && <ChangePasswordPage {...data} />}
      {data.state === "signedOut" && <AccountSkeleton fields={3} />}
      {data.state === "failed" && <FailedPage problem={data.problem} onRetry={() => void revalidate()} />}
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

function ChangePasswordPage({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const { i18n } = useLingui();
  const toastText = useToastMessages();
  const form = useForm<ChangePasswordValues>({
    start: emptyChangePassword,
    loadCheck: async () => {
      const { checkChangePassword } = await loadAction();
      return (values) => checkChangePassword(values, { hasPassword });
    },
    onProblem: (problem) =>
      showToast(
        problem.kind === "declined"
          ? i18n._(errorMessages.wrongPassword)
          : toastText(problem, undefined, i18n._(errorMessages.passwordUpdate)),
        "error",
      ),
  });
  return <ChangePassword form={form} email={email} hasPassword={hasPassword} />;
}
