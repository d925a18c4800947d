import type { Site } from "@sayara/frontend/request/Site";
import { localizedAddress } from "./localizedAddress.ts";

/** Returns one schema.org document that contains the nodes. */
export function structuredDataGraph(...nodes: readonly object[]): object {
  return { "@context": "https://schema.org", "@graph": nodes };
}

/** Returns the breadcrumbs from the home page to a page, as pairs of name and path, with URLs in one language. */
export function breadcrumb(
  site: Site,
  language: string,
  ...steps: readonly (readonly [name: string, path: string])[]
): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [[site.name, "/"] as const, ...steps].map(([name, path], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: localizedAddress(site.webUrl, path, language),
    })),
  };
}

/** Describes an agency. Includes its rating only if drivers have written reviews. */
export function agencyStructuredData(
  site: Site,
  agency: { slug: string; name: string; logo: string | null; rating: number | null; reviewCount: number },
): object {
  const { slug, name, logo, rating, reviewCount } = agency;
  return {
    "@type": "AutoRental",
    name,
    url: `${site.webUrl}/search?supplier=${slug}`,
    ...(logo !== null && { logo: new URL(logo, site.apiUrl).href }),
    ...(rating !== null &&
      reviewCount > 0 && {
        aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount, bestRating: 5 },
      }),
  };
}
