import type { ReactNode } from "react";
import { AccountSkeleton } from "@sayara/frontend/AccountPage/AccountSkeleton";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";

interface MailedLinkPageProps {
  title: string;
  description: string;
  /** The page content; a skeleton is shown until the browser has read the link. */
  children?: ReactNode;
}

/** Page opened by a mailed link. Its URL contains a token, which must not reach any other site. */
export function MailedLinkPage({ title, description, children }: MailedLinkPageProps) {
  return (
    <>
      <PageHead title={title} description={description} />
      <meta name="referrer" content="no-referrer" />
      {children ?? <AccountSkeleton />}
    </>
  );
}
