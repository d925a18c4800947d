import { useForm } from "@sayara/frontend/form/useForm";
import { pageAction } from "@sayara/frontend/form/pageAction";
import type { RedeemedLink } from "@sayara/frontend/newPassword/redeemLink";
import { type NewPasswordValues, emptyNewPassword } from "@sayara/frontend/newPassword/NewPasswordValues";
import { useLingui } from "@lingui/react/macro";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { useToastMessages } from "@sayara/frontend/form/useToastMessages";
import { MailedLinkPage } from "#web/shared/mailedLink/MailedLinkPage.tsx";
import type { LinkState } from "@sayara/frontend/mailedLink/loadMailedLink";
import { mailedLinkHeaders } from "#web/shared/mailedLink/mailedLinkHeaders.ts";
import { openMailedLink } from "@sayara/frontend/mailedLink/openMailedLink";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import type { Route } from "./+types/ResetPassword.route.ts";
import { ResetPassword } from "./ResetPassword.tsx";

export const clientLoader = openMailedLink;
export const clientAction = pageAction(
  async () => (await import("./ResetPassword.action.ts")).resetPasswordAction,
);
export const clientMiddleware = messagesOf("reset-password");

export const headers = mailedLinkHeaders;

export function HydrateFallback() {
  return <Page />;
}

export default function ResetPasswordRoute({ loaderData: link }: Route.ComponentProps) {
  return (
    <Page>
      <ResetPasswordPage key={link.state} link={link} />
    </Page>
  );
}

function Page({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <MailedLinkPage title={t`Choose a new password`} description={t`Choose a new password for your account.`}>
      {children}
    </MailedLinkPage>
  );
}

function ResetPasswordPage({ link }: { link: LinkState }) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const toastText = useToastMessages();
  const form = useForm<NewPasswordValues, RedeemedLink>({
    start: emptyNewPassword,
    loadCheck: async () => (await import("@sayara/frontend/newPassword/checkNewPassword")).checkNewPassword,
    onProblem: (problem) =>
      showToast(toastText(problem, undefined, i18n._(errorMessages.passwordUpdate)), "error"),
  });
  return <ResetPassword link={link} form={form} onRetry={() => void revalidate()} />;
}
