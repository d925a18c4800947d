import { useLingui } from "@lingui/react";
import { type Language, defaultLanguage, languages } from "@sayara/domain/language/Language";
import { useSite } from "@sayara/frontend/request/Site";
import { localizedAddress } from "./localizedAddress.ts";
import { ShareTags, type SharePicture } from "./ShareTags.tsx";

interface PageHeadProps {
  /** Without the site's name, which is appended. */
  title: string;
  description: string;
  /** Canonical path of the page, without filters. If absent, search engines do not index the page. */
  path?: string | undefined;
  /** Languages of the content. */
  writtenIn?: readonly Language[];
  /** Image that other sites show beside a link to the page. */
  picture?: SharePicture;
  /** URL of a photo of the page's subject, shown instead of `picture`. Null if there is none. */
  photograph?: string | null;
}

/**
 * Title, description and canonical URLs of a page. React moves them to the head. Tags that only other sites read
 * are rendered only on the server.
 */
export function PageHead({
  title,
  description,
  path,
  writtenIn = languages,
  picture,
  photograph = null,
}: PageHeadProps) {
  const { i18n } = useLingui();
  const site = useSite();
  const fullTitle = `${title} · ${site.name}`;
  const language = writtenIn.find((candidate) => candidate === i18n.locale) ?? defaultLanguage;
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
        <ShareTags
          {...{ title: fullTitle, description, path, writtenIn, picture, photograph, language, site }}
        />
      )}
    </>
  );
}
