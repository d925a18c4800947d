import { useForm } from "#web/shared/form/useForm.ts";
import { pageAction } from "#web/shared/form/pageAction.ts";
import type { RedeemedLink } from "#web/shared/NewPassword/redeemLink.ts";
import { type NewPasswordValues, emptyNewPassword } from "#web/shared/NewPassword/NewPasswordValues.ts";
import type { EmailValues } from "#web/shared/form/email/EmailValues.ts";
import { useLingui } from "@lingui/react/macro";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { type ReactNode, useState } from "react";
import { useRevalidator, type ShouldRevalidateFunctionArgs } from "react-router";
import { messagesOf } from "#web/language/messagesOf.ts";
import { restoreSession } from "#web/session/restoreSession.ts";
import { useToastMessages } from "#web/shared/form/useToastMessages.ts";
import { MailedLinkPage } from "#web/shared/mailedLink/MailedLinkPage.tsx";
import type { LinkState } from "#web/shared/mailedLink/loadMailedLink.ts";
import { mailedLinkHeaders } from "#web/shared/mailedLink/mailedLinkHeaders.ts";
import { openMailedLink } from "#web/shared/mailedLink/openMailedLink.ts";
import { showErrorToast } from "#web/toasts/showErrorToast.ts";
import { showToast } from "#web/toasts/useToasts.ts";
import type { Route } from "./+types/Activate.route.ts";
import { Activate } from "./Activate.tsx";

/** Confirmation needs only one click if the browser is signed in to the account. Otherwise a password is required. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  const [link, user] = await Promise.all([openMailedLink(args), restoreSession()]);
  const isConfirmed = link.state === "dead" && user?.verified === true && user.email === link.email;
  if (link.state === "dead" && !isConfirmed) showErrorToast(errorMessages.activationLinkExpired);
  return { link, isConfirmed, requiresPassword: link.state === "good" && link.link.userId !== user?.id };
}

export const clientAction = pageAction<string, string>(
  async () => (await import("./Activate.action.ts")).activateAction,
);

/** Does not revalidate after a request for a new link, which leaves the state of the current link unchanged. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formData?.get("intent") !== "newLink" && defaultShouldRevalidate;

export const clientMiddleware = messagesOf("activate");

export const headers = mailedLinkHeaders;

export function HydrateFallback() {
  return <Page />;
}

export default function ActivateRoute({
  loaderData: { link, isConfirmed, requiresPassword },
}: Route.ComponentProps) {
  return (
    <Page>
      <ActivatePage
        key={link.state}
        link={link}
        isConfirmed={isConfirmed}
        requiresPassword={requiresPassword}
      />
    </Page>
  );
}

function Page({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <MailedLinkPage
      title={t`Confirm your address`}
      description={t`Confirm the email address of your account.`}
    >
      {children}
    </MailedLinkPage>
  );
}

interface ActivatePageProps {
  link: LinkState;
  isConfirmed: boolean;
  requiresPassword: boolean;
}

function ActivatePage({ link, isConfirmed, requiresPassword }: ActivatePageProps) {
  const { t, i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const toastText = useToastMessages();
  const [isPasswordMissing, setPasswordMissing] = useState(false);
  const needsPassword = requiresPassword || isPasswordMissing;
  const confirmation = useForm<NewPasswordValues, RedeemedLink>({
    start: emptyNewPassword,
    loadCheck: async () => (await import("#web/shared/NewPassword/checkNewPassword.ts")).checkNewPassword,
    onDone: (result) => setPasswordMissing(result === "needsPassword"),
    onProblem: (problem) =>
      showToast(
        toastText(problem, undefined, needsPassword ? i18n._(errorMessages.passwordUpdate) : undefined),
        "error",
      ),
  });
  const newLink = useForm<EmailValues, string>({
    start: { email: link.state === "dead" ? link.email : "" },
    loadCheck: async () => (await import("#web/shared/form/email/checkEmail.ts")).checkEmail,
    onProblem: (problem) =>
      showToast(
        toastText(
          problem,
          t`No account is waiting for a confirmation under this address.`,
          i18n._(errorMessages.validationEmail),
        ),
        "error",
      ),
  });
  return (
    <Activate
      link={link}
      confirmation={{ form: confirmation, needsPassword }}
      newLink={{ form: newLink, onResend: newLink.reset }}
      isConfirmed={isConfirmed}
      onRetry={() => void revalidate()}
    />
  );
}
