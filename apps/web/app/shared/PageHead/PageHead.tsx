import { useLingui } from "@lingui/react";
import { type Language, defaultLanguage, languages } from "@sayara/domain/language/Language";
import { useSite } from "#web/request/Site.ts";
import { localizedAddress } from "./localizedAddress.ts";
import { ShareTags, type SharePicture } from "./ShareTags.tsx";

interface PageHeadProps {
  /** Without the site's name, which is appended. */
  title: string;
  description: string;
  /** Canonical path of the page, without filters. Without it search engines do not index the page. */
  path?: string | undefined;
  /** Languages of the content. */
  writtenIn?: readonly Language[];
  /** Picture that other sites show beside a link to the page. */
  picture?: SharePicture;
  /** Address of the picture of what the page is about; shown in place of `picture`. Null: it has none. */
  photograph?: string | null;
}

/**
 * Title, description and canonical addresses of a page. React moves them to the head. What only other sites read is
 * rendered by the server alone.
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
  const language = writtenIn.find((one) => one === i18n.locale) ?? defaultLanguage;
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
