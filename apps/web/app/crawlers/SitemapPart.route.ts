import type { Client } from "@sayara/api-client/client/createClient";
import { carSlugs } from "@sayara/api-client/contract/catalogue/car";
import { PAGE_SIZE } from "@sayara/domain/config/businessDefaults";
import { defaultLanguage } from "@sayara/domain/language/Language";
import { pageCount } from "@sayara/domain/search/paging";
import { data } from "react-router";
import { loadPlaces } from "@sayara/frontend/marketplace/loadPlaces";
import { documentContext } from "#web/request/document/documentContext.ts";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { carPath } from "#web/shared/addresses/carPath.ts";
import { listingAddress } from "@sayara/frontend/listing/ListingRequest";
import type { Route } from "./+types/SitemapPart.route.ts";
import { xmlResponse } from "./xmlResponse.ts";
import { publicPaths } from "./publicPaths.ts";
import { writeSitemap } from "./writeSitemap.ts";

/** Returns one sitemap: of the pages, or of at most 2,000 cars in each language. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { webUrl } = context.get(documentContext).site;
  const api = await context.get(apiContext)();
  return xmlResponse(async () => {
    const paths = params.part === "pages.xml" ? await findPages(api) : await findCars(api, params.part);
    if (paths.length === 0) throw data(null, { status: 404 });
    return writeSitemap(webUrl, paths);
  });
}

/** Returns the fixed pages, the pages of the list of places, and one search per place. */
async function findPages(api: Client): Promise<string[]> {
  const places = await loadPlaces(api, defaultLanguage);
  const furtherPages = Array.from({ length: pageCount(places.length, PAGE_SIZE) - 1 }, (_, index) =>
    listingAddress("/locations", { s: "", page: index + 2 }),
  );
  return [...publicPaths, ...furtherPages, ...places.map(({ slug }) => `/search/${slug}`)];
}

async function findCars(api: Client, part: string): Promise<string[]> {
  const page = Number(/^cars-([1-9]\d{0,3})\.xml$/.exec(part)?.[1] ?? 0);
  if (page === 0) return [];
  const outcome = await api(carSlugs, { params: { page } });
  return outcome.ok ? outcome.data.items.map((slug) => carPath({ car: slug })) : [];
}
