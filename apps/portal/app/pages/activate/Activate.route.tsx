import { Trans, useLingui } from "@lingui/react/macro";
import { ActivatePage } from "@sayara/frontend/activation/ActivatePage";
import { openActivation, shouldCheckAgain } from "@sayara/frontend/activation/openActivation";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import type { Route } from "./+types/Activate.route.ts";

export const clientLoader = openActivation;

export const clientAction = pageAction<string, string>(
  async () => (await import("./Activate.action.ts")).activateAction,
);

export const shouldRevalidate = shouldCheckAgain;

export const clientMiddleware = messagesOf("activate");

export default function ActivateRoute({ loaderData: activation }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Confirm your address`} />
      {/* The page's URL contains a token. */}
      <meta name="referrer" content="no-referrer" />
      <ActivatePage activation={activation} Intro={Intro} />
    </>
  );
}

function Intro({ email, needsPassword }: { email: string; needsPassword: boolean }) {
  return needsPassword ? (
    <Trans>With it you sign in as {email}, and prepare your agency.</Trans>
  ) : (
    <Trans>Messages about your agency will go to {email}.</Trans>
  );
}
