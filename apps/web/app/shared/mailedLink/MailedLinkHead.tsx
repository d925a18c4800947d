import { PageHead } from "#web/shared/PageHead/PageHead.tsx";

/** Head of a page that the link of a mail opens: its address holds a secret, which goes nowhere from here. */
export function MailedLinkHead({ title, description }: { title: string; description: string }) {
  return (
    <>
      <PageHead title={title} description={description} />
      <meta name="referrer" content="no-referrer" />
    </>
  );
}
