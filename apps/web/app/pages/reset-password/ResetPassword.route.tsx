import { useLingui } from "@lingui/react/macro";
import { errorWords } from "@sayara/i18n/words/errorWords";
import type { ReactNode } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { wordsOf } from "#web/language/wordsOf.ts";
import { openBrowserApi } from "#web/session/openBrowserApi.ts";
import { useActivation } from "#web/shared/NewPassword/useActivation.ts";
import { useToastWords } from "#web/shared/form/useToastWords.ts";
import { MailedLinkPage } from "#web/shared/mailedLink/MailedLinkPage.tsx";
import type { LinkState } from "#web/shared/mailedLink/loadMailedLink.ts";
import { mailedLinkHeaders } from "#web/shared/mailedLink/mailedLinkHeaders.ts";
import { openMailedLink } from "#web/shared/mailedLink/openMailedLink.ts";
import { showToast } from "#web/toasts/useToasts.ts";
import type { Route } from "./+types/ResetPassword.route.ts";
import { ResetPassword } from "./ResetPassword.tsx";

export const clientLoader = openMailedLink;
export const clientMiddleware = wordsOf("reset-password");

export const headers = mailedLinkHeaders;

export function HydrateFallback() {
  return <Page />;
}

export default function ResetPasswordRoute({ loaderData: link }: Route.ComponentProps) {
  return (
    <Page>
      <ResetPasswordPage key={link.state} opened={link} />
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

function ResetPasswordPage({ opened }: { opened: LinkState }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const words = useToastWords();
  const { link, form } = useActivation({
    opened,
    asksPassword: true,
    openApi: openBrowserApi,
    onDead: () => showToast(i18n._(errorWords.passwordUpdate), "error"),
    onDone: () => {
      showToast(t`Your new password is saved, and you are signed in.`, "success");
      void navigate("/", { replace: true });
    },
    onProblem: (problem) => showToast(words(problem, undefined, i18n._(errorWords.passwordUpdate)), "error"),
  });
  return <ResetPassword link={link} form={form} onRetry={() => void revalidate()} />;
}
