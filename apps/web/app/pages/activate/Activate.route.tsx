import { Trans, useLingui } from "@lingui/react/macro";
import { ActivatePage } from "@sayara/frontend/activation/ActivatePage";
import { openActivation, shouldCheckAgain } from "@sayara/frontend/activation/openActivation";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import type { ReactNode } from "react";
import { MailedLinkPage } from "#web/shared/mailedLink/MailedLinkPage.tsx";
import { mailedLinkHeaders } from "#web/shared/mailedLink/mailedLinkHeaders.ts";
import type { Route } from "./+types/Activate.route.ts";

export const clientLoader = openActivation;

export const clientAction = pageAction<string, string>(
  async () => (await import("./Activate.action.ts")).activateAction,
);

export const shouldRevalidate = shouldCheckAgain;

export const clientMiddleware = messagesOf("activate");

export const headers = mailedLinkHeaders;

export function HydrateFallback() {
  return <Page />;
}

export default function ActivateRoute({ loaderData: activation }: Route.ComponentProps) {
  return (
    <Page>
      <ActivatePage activation={activation} Intro={Intro} />
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

function Intro({ email, needsPassword }: { email: string; needsPassword: boolean }) {
  return needsPassword ? (
    <Trans>With it you sign in as {email}, and your bookings are there.</Trans>
  ) : (
    <Trans>Messages about your bookings will go to {email}.</Trans>
  );
}
