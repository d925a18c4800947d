import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import { openBrowserApi } from "#web/session/openBrowserApi.ts";
import { forgetUser } from "#web/session/forgetUser.ts";
import { useSession } from "#web/session/useSession.ts";
import { MailedLinkPage } from "#web/shared/mailedLink/MailedLinkPage.tsx";
import type { MailedLink } from "#web/shared/mailedLink/readMailedLink.ts";
import { type EmailChangeAction, EmailChange } from "./EmailChange.tsx";
import { useEmailChange } from "./useEmailChange.ts";

interface EmailChangePageProps {
  action: EmailChangeAction;
  /** Undefined until it is read; null when it is incomplete. */
  link?: MailedLink | null;
}

/** The page of both links: head and view; a skeleton while `link` is undefined. */
export function EmailChangePage({ action, link }: EmailChangePageProps) {
  const { t } = useLingui();
  const head =
    action === "undo"
      ? {
          title: t`Undo the change of address`,
          description: t`Give your account its previous address back.`,
        }
      : {
          title: t`Allow the new address`,
          description: t`Allow a new email address for your account.`,
        };
  return (
    <MailedLinkPage {...head}>
      {link === undefined ? undefined : <ReadLink action={action} link={link} />}
    </MailedLinkPage>
  );
}

function ReadLink({ action, link }: { action: EmailChangeAction; link: MailedLink | null }) {
  const navigate = useNavigate();
  const { session } = useSession();
  const change = useEmailChange({
    action,
    link,
    openApi: openBrowserApi,
    onUndone: ({ userId: u, email: e, token: t }) => {
      // The undo has ended every session of the account, this browser's included.
      if (session.state === "signedIn" && session.user.id === u) forgetUser();
      void navigate(`/reset-password?${new URLSearchParams({ u, e, t })}`, { replace: true });
    },
  });
  return <EmailChange {...change} />;
}
