import { defaultLanguage, type Language, languages } from "@sayara/domain/language/Language";
import { localizedAddress } from "#web/shared/PageHead/localizedAddress.ts";

/** Returns a sitemap with one entry per page and language, each linking its translations (sitemaps.org, hreflang). */
export function writeSitemap(webUrl: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const address = (language: Language) => escape(localizedAddress(webUrl, path, language));
    const alternates = [
      ...languages.map((language) => alternate(language, address(language))),
      alternate("x-default", address(defaultLanguage)),
    ].join("");
    return languages.map((language) => `<url><loc>${address(language)}</loc>${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

/** Returns the sitemap index (sitemaps.org). */
export function writeSitemapIndex(webUrl: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<sitemap><loc>${escape(webUrl + path)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</sitemapindex>
`;
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
