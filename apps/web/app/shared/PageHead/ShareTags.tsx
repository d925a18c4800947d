import { defaultLanguage, type Language, languages } from "@sayara/domain/language/Language";
import { languageRecords } from "@sayara/domain/language/languageRecords";
import type { Site } from "@sayara/frontend/request/Site";
import { localizedAddress } from "./localizedAddress.ts";

/** The images in `public/share`, 1200 × 630 px. */
export const sharePictures = ["home", "car", "places", "agencies", "article"] as const;
export type SharePicture = (typeof sharePictures)[number];

interface ShareTagsProps {
  title: string;
  description: string;
  path: string | undefined;
  picture: SharePicture | undefined;
  photograph: string | null;
  language: Language;
  site: Site;
}

/** Tags for other sites: the page's languages for search engines, and a card for messengers (Open Graph). */
export function ShareTags({
  title,
  description,
  path,
  picture = "home",
  photograph,
  language,
  site,
}: ShareTagsProps) {
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={picture === "article" ? "article" : "website"} />
      <meta property="og:locale" content={languageRecords[language].openGraphLocale} />
      {isShareable(photograph) ? (
        <meta property="og:image" content={new URL(photograph, site.webUrl).href} />
      ) : (
        <>
          <meta property="og:image" content={`${site.webUrl}/share/${picture}.png`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {path !== undefined && (
        <>
          <meta property="og:url" content={localizedAddress(site.webUrl, path, language)} />
          {languages.map((alternate) => (
            <link
              key={alternate}
              rel="alternate"
              hrefLang={alternate}
              href={localizedAddress(site.webUrl, path, alternate)}
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

/** Messengers do not show SVG. */
function isShareable(photograph: string | null): photograph is string {
  return photograph !== null && !photograph.endsWith(".svg");
}
