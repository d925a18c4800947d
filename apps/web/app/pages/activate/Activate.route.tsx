import { useLingui } from "@lingui/react/macro";
import { errorWords } from "@sayara/i18n/words/errorWords";
import type { ReactNode } from "react";
import { useNavigate, useRevalidator, useSearchParams } from "react-router";
import { wordsOf } from "#web/language/wordsOf.ts";
import { bookingAddress } from "#web/shared/addresses/bookingAddress.ts";
import { openBrowserApi } from "#web/session/openBrowserApi.ts";
import { restoreSession } from "#web/session/restoreSession.ts";
import { useActivation } from "#web/shared/NewPassword/useActivation.ts";
import type { FormProblem } from "#web/shared/form/FormProblem.ts";
import { useToastWords } from "#web/shared/form/useToastWords.ts";
import { MailedLinkPage } from "#web/shared/mailedLink/MailedLinkPage.tsx";
import type { LinkState } from "#web/shared/mailedLink/loadMailedLink.ts";
import { mailedLinkHeaders } from "#web/shared/mailedLink/mailedLinkHeaders.ts";
import { openMailedLink } from "#web/shared/mailedLink/openMailedLink.ts";
import { showErrorToast } from "#web/toasts/showErrorToast.ts";
import { showToast } from "#web/toasts/useToasts.ts";
import type { Route } from "./+types/Activate.route.ts";
import { Activate } from "./Activate.tsx";
import { useNewLink } from "./useNewLink.ts";

/** Confirms with one press only in a browser that is signed in to the account; others choose a password. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  const [link, user] = await Promise.all([openMailedLink(args), restoreSession()]);
  const isConfirmed = link.state === "dead" && user?.verified === true && user.email === link.email;
  if (link.state === "dead" && !isConfirmed) showErrorToast(errorWords.activationLinkExpired);
  return { link, isConfirmed, asksPassword: link.state === "good" && link.link.userId !== user?.id };
}

export const clientMiddleware = wordsOf("activate");

export const headers = mailedLinkHeaders;

export function HydrateFallback() {
  return <Page />;
}

export default function ActivateRoute({
  loaderData: { link, isConfirmed, asksPassword },
}: Route.ComponentProps) {
  return (
    <Page>
      <ActivatePage key={link.state} opened={link} isConfirmed={isConfirmed} asksPassword={asksPassword} />
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
  opened: LinkState;
  isConfirmed: boolean;
  asksPassword: boolean;
}

function ActivatePage({ opened, isConfirmed, asksPassword }: ActivatePageProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const words = useToastWords();
  /** A guest's booking, in whose mail the link was. */
  const booking = useSearchParams()[0].get("b");
  const showProblem = (no: string) => (problem: FormProblem) =>
    showToast(words(problem, no, i18n._(errorWords.validationEmail)), "error");

  const { link, form, needsPassword } = useActivation({
    opened,
    asksPassword,
    openApi: openBrowserApi,
    onDead: () => showToast(i18n._(errorWords.activationLinkExpired), "error"),
    onDone: () => {
      showToast(t`Thank you: your address is confirmed.`, "success");
      void navigate(booking === null ? "/" : bookingAddress({ id: booking }), { replace: true });
    },
    onProblem: (problem) =>
      showToast(
        words(problem, undefined, needsPassword ? i18n._(errorWords.passwordUpdate) : undefined),
        "error",
      ),
  });
  const newLink = useNewLink({
    email: link.state === "dead" ? link.email : "",
    openApi: openBrowserApi,
    onProblem: showProblem(t`No account is waiting for a confirmation under this address.`),
  });
  return (
    <Activate
      link={link}
      confirmation={{ form, needsPassword }}
      newLink={{ form: newLink.form, sentTo: newLink.sentTo, onAgain: newLink.askAgain }}
      isConfirmed={isConfirmed}
      onRetry={() => void revalidate()}
    />
  );
}
