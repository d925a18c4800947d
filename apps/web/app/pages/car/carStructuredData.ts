import type { Site } from "@sayara/frontend/request/Site";
import type { CarData } from "./Car.load.ts";

interface PageContext {
  description: string;
  /** In TND. */
  lowestDayPrice: number;
  /** Canonical URL of the page. */
  address: string;
  site: Site;
}

/**
 * Describes a car for search engines: a product with an offer by its agency, and the breadcrumbs of the page
 * (schema.org). The rating is the agency's, from its reviews.
 */
export function carStructuredData(
  { car, agency, price, place }: Pick<CarData, "car" | "agency" | "price" | "place">,
  { description, lowestDayPrice, address, site }: PageContext,
) {
  const { supplier } = car;
  const isOffered = price.state !== "refused" && (price.state !== "quoted" || price.isFree);
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": ["Product", "Car"],
        name: car.name,
        description,
        url: address,
        ...(car.image !== null && { image: new URL(car.image, site.apiUrl).href }),
        vehicleSeatingCapacity: car.seats,
        ...(car.doors > 0 && { numberOfDoors: car.doors }),
        offers: {
          "@type": "Offer",
          url: address,
          businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
          price: lowestDayPrice,
          priceCurrency: car.currency,
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            price: lowestDayPrice,
            priceCurrency: car.currency,
            unitCode: "DAY",
          },
          availability: `https://schema.org/${isOffered ? "InStock" : "OutOfStock"}`,
          seller: {
            "@type": "AutoRental",
            name: supplier.name,
            ...(supplier.logo !== null && { logo: new URL(supplier.logo, site.apiUrl).href }),
            ...(agency?.address && { address: agency.address }),
            ...(agency?.phone && { telephone: agency.phone }),
            ...(supplier.rating !== null &&
              supplier.reviewCount > 0 && {
                aggregateRating: {
                  "@type": "AggregateRating",
                  ratingValue: supplier.rating,
                  reviewCount: supplier.reviewCount,
                },
              }),
          },
        },
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          breadcrumbItem(1, site.name, site.webUrl),
          ...(place === null ? [] : [breadcrumbItem(2, place.name, `${site.webUrl}/search/${place.slug}`)]),
          breadcrumbItem(place === null ? 2 : 3, car.name, address),
        ],
      },
    ],
  };
}

function breadcrumbItem(position: number, name: string, item: string) {
  return { "@type": "ListItem", position, name, item };
}
