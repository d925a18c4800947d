import { useForm } from "#web/shared/form/useForm.ts";
import { pageAction } from "#web/shared/form/pageAction.ts";
import type { RedeemedLink } from "#web/shared/NewPassword/redeemLink.ts";
import { type NewPasswordValues, emptyNewPassword } from "#web/shared/NewPassword/NewPasswordValues.ts";
import { useLingui } from "@lingui/react/macro";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { messagesOf } from "#web/language/messagesOf.ts";
import { useToastMessages } from "#web/shared/form/useToastMessages.ts";
import { MailedLinkPage } from "#web/shared/mailedLink/MailedLinkPage.tsx";
import type { LinkState } from "#web/shared/mailedLink/loadMailedLink.ts";
import { mailedLinkHeaders } from "#web/shared/mailedLink/mailedLinkHeaders.ts";
import { openMailedLink } from "#web/shared/mailedLink/openMailedLink.ts";
import { showToast } from "#web/toasts/useToasts.ts";
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
    loadCheck: async () => (await import("#web/shared/NewPassword/checkNewPassword.ts")).checkNewPassword,
    onProblem: (problem) =>
      showToast(toastText(problem, undefined, i18n._(errorMessages.passwordUpdate)), "error"),
  });
  return <ResetPassword link={link} form={form} onRetry={() => void revalidate()} />;
}
