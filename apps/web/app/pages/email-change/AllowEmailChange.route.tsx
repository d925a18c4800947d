import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { wordsOf } from "#web/language/wordsOf.ts";
import { MailedLinkPage } from "#web/shared/mailedLink/MailedLinkPage.tsx";
import { mailedLinkHeaders } from "#web/shared/mailedLink/mailedLinkHeaders.ts";
import { readMailedLink } from "#web/shared/mailedLink/readMailedLink.ts";
import type { Route } from "./+types/AllowEmailChange.route.ts";
import { EmailChangePage } from "./EmailChangePage.tsx";

/** In the browser only: no server of ours needs to see the secret to show a page. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  readMailedLink(new URL(request.url).searchParams);

export const clientMiddleware = wordsOf("email-change");

export const headers = mailedLinkHeaders;

export function HydrateFallback() {
  return <Page />;
}

export default function AllowEmailChangeRoute({ loaderData: link }: Route.ComponentProps) {
  return (
    <Page>
      <EmailChangePage deed="allow" link={link} />
    </Page>
  );
}

function Page({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <MailedLinkPage
      title={t`Allow the new address`}
      description={t`Allow a new e-mail address for your account.`}
    >
      {children}
    </MailedLinkPage>
  );
}
