import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { showUnhandledToast } from "@sayara/frontend/form/showUnhandledToast";
import type { EmailChangeResult } from "./EmailChange.action.ts";
import { useLingui } from "@lingui/react/macro";
import { MailedLinkPage } from "#web/shared/mailedLink/MailedLinkPage.tsx";
import type { MailedLink } from "@sayara/frontend/mailedLink/readMailedLink";
import { type EmailChangeAction, EmailChange } from "./EmailChange.tsx";

interface EmailChangePageProps {
  action: EmailChangeAction;
  /** Undefined until the link has been read; null if the link is incomplete. */
  link?: MailedLink | null;
}

/** The page of both links, with head and view. Shows a skeleton while `link` is undefined. */
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
      {link === undefined ? undefined : <LinkContent action={action} link={link} />}
    </MailedLinkPage>
  );
}

function LinkContent({ action, link }: { action: EmailChangeAction; link: MailedLink | null }) {
  const { problem, done, isSending, send } = useSubmission<EmailChangeResult>({
    onProblem: showUnhandledToast,
  });
  return (
    <EmailChange
      action={action}
      email={link?.email ?? null}
      state={done ?? (isSending ? "sending" : "asking")}
      problem={problem}
      onConfirm={() => send({ intent: action })}
    />
  );
}
