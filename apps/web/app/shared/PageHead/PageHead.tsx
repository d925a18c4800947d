import { useTextLanguage } from "@sayara/frontend/language/useTextLanguage";
import { useSite } from "@sayara/frontend/request/Site";
import { localizedAddress } from "./localizedAddress.ts";
import { ShareTags, type SharePicture } from "./ShareTags.tsx";

interface PageHeadProps {
  /** Without the site's name, which is appended. */
  title: string;
  description: string;
  /** Canonical path of the page, without filters. If absent, search engines do not index the page. */
  path?: string | undefined;
  /** Image that other sites show beside a link to the page. */
  picture?: SharePicture;
  /** URL of a photo of the page's subject, shown instead of `picture`. Null if there is none. */
  photograph?: string | null;
}

/**
 * Title, description and canonical URL of a page. React moves them to the head. Tags that only other sites
 * read are rendered only on the server.
 */
export function PageHead({ title, description, path, picture, photograph = null }: PageHeadProps) {
  const language = useTextLanguage();
  const site = useSite();
  const fullTitle = `${title} · ${site.name}`;
  const address = path === undefined ? undefined : localizedAddress(site.webUrl, path, language);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {address === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={address} />
      )}
      {import.meta.env.SSR && (
        <ShareTags {...{ title: fullTitle, description, path, picture, photograph, language, site }} />
      )}
    </>
  );
}
