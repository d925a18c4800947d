import type { ReactNode } from "react";
import { AccountSkeleton } from "#web/shared/AccountPage/AccountSkeleton.tsx";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";

interface MailedLinkPageProps {
  title: string;
  description: string;
  /** The page; a skeleton until the browser has read the link. */
  children?: ReactNode;
}

/** A page that the link of a mail opens. Its address holds a token, which no other site may receive. */
export function MailedLinkPage({ title, description, children }: MailedLinkPageProps) {
  return (
    <>
      <PageHead title={title} description={description} />
      <meta name="referrer" content="no-referrer" />
      {children ?? <AccountSkeleton />}
    </>
  );
}
