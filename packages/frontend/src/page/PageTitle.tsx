import { useSite } from "../request/Site.ts";

/** Title and description of a page that search engines do not index. React moves them to the head. */
export function PageTitle({ title, description }: { title: string; description?: string }) {
  const { name } = useSite();
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      <meta name="robots" content="noindex" />
    </>
  );
}
