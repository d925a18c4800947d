import { useNavigate } from "react-router";
import { openBrowserApi } from "#web/session/openBrowserApi.ts";
import { forgetUser } from "#web/session/forgetUser.ts";
import { useSession } from "#web/session/useSession.ts";
import type { MailedLink } from "#web/shared/mailedLink/readMailedLink.ts";
import { type Deed, EmailChange } from "./EmailChange.tsx";
import { useEmailChange } from "./useEmailChange.ts";

/** The page of both links, with its call. */
export function EmailChangePage({ deed, link }: { deed: Deed; link: MailedLink | null }) {
  const navigate = useNavigate();
  const { session } = useSession();
  const change = useEmailChange({
    deed,
    link,
    openApi: openBrowserApi,
    onUndone: ({ userId: u, email: e, token: t }) => {
      // The session of this browser has ended with all others of the account.
      if (session.state === "signedIn" && session.user.id === u) forgetUser();
      void navigate(`/reset-password?${new URLSearchParams({ u, e, t })}`, { replace: true });
    },
  });
  return <EmailChange {...change} />;
}
