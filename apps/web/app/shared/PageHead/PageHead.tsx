import { useLingui } from "@lingui/react";
import { defaultLanguage, languages } from "@sayara/domain/language/Language";
import { useSite } from "#web/request/Site.ts";
import { localizedAddress } from "./localizedAddress.ts";

interface PageHeadProps {
  /** Without the site's name, which is appended. */
  title: string;
  description: string;
  /** Canonical path of the page, without filters. Without it search engines do not index the page. */
  path?: string | undefined;
}

/** Title, description and canonical addresses of a page. React moves them to the head. */
export function PageHead({ title, description, path }: PageHeadProps) {
  const { i18n } = useLingui();
  const site = useSite();
  const fullTitle = `${title} · ${site.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={i18n.locale} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={localizedAddress(site.webUrl, path, i18n.locale)} />
          <meta property="og:url" content={localizedAddress(site.webUrl, path, i18n.locale)} />
          {languages.map((language) => (
            <link
              key={language}
              rel="alternate"
              hrefLang={language}
              href={localizedAddress(site.webUrl, path, language)}
            />
          ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={localizedAddress(site.webUrl, path, defaultLanguage)}
          />
        </>
      )}
    </>
  );
}
