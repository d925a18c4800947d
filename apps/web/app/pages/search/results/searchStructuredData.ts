import type { Location } from "@sayara/domain/location/Location";
import type { Site } from "@sayara/frontend/request/Site";
import { carPath } from "#web/shared/addresses/carPath.ts";
import { localizedAddress } from "#web/shared/PageHead/localizedAddress.ts";
import { breadcrumb, structuredDataGraph } from "#web/shared/PageHead/structuredDataGraph.ts";
import type { SearchResult } from "#web/pages/search/SearchOutcome.ts";

/**
 * Describes the results at a place for search engines: the breadcrumbs to the page and the offers that it shows. The
 * URLs are in the page's language.
 */
export function searchStructuredData(
  site: Site,
  place: Location,
  { items }: SearchResult,
  language: string,
): object {
  const addressOf = (to: string) => localizedAddress(site.webUrl, to, language);
  const path = `/search/${place.slug}`;
  return structuredDataGraph(breadcrumb(site, language, [place.name, path]), {
    "@type": "ItemList",
    url: addressOf(path),
    numberOfItems: items.length,
    itemListElement: items.map(({ car, perDay }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: {
        "@type": ["Product", "Car"],
        name: car.name,
        url: addressOf(carPath({ car: car.slug })),
        ...(car.image !== null && { image: new URL(car.image, site.apiUrl).href }),
        offers: {
          "@type": "Offer",
          businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
          price: perDay,
          priceCurrency: car.currency,
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            price: perDay,
            priceCurrency: car.currency,
            unitCode: "DAY",
          },
          availability: "https://schema.org/InStock",
          areaServed: place.name,
          seller: { "@type": "AutoRental", name: car.supplier.name },
        },
      },
    })),
  });
}
