import { PAGE_SIZE } from "@sayara/domain/config/businessDefaults";
import { defaultLanguage } from "@sayara/domain/language/Language";
import { pageCount } from "@sayara/domain/search/paging";
import { loadPlaces } from "#web/marketplace/loadPlaces.ts";
import { documentContext } from "#web/request/documentContext.ts";
import { apiContext } from "#web/request/requestContext.ts";
import { listingAddress } from "#web/shared/Listing/ListingRequest.ts";
import type { Route } from "./+types/Sitemap.route.ts";
import { frenchPaths, publicPaths } from "./publicPaths.ts";
import { writeSitemap } from "./writeSitemap.ts";

/** Answers with the addresses of all public pages: fixed ones, articles, one search per place. */
export async function loader({ context }: Route.LoaderArgs) {
  const { webUrl } = context.get(documentContext).site;
  const places = await loadPlaces(await context.get(apiContext)(), defaultLanguage);
  const furtherPages = Array.from({ length: pageCount(places.length, PAGE_SIZE) - 1 }, (_, index) =>
    listingAddress("/locations", { s: "", page: index + 2 }),
  );
  const paths = [...publicPaths, ...furtherPages, ...places.map(({ slug }) => `/search/${slug}`)];
  const pages = [
    ...paths.map((path) => ({ path })),
    ...frenchPaths.map((path) => ({ path, writtenIn: ["fr"] as const })),
  ];
  const headers = { "Content-Type": "text/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" };
  return new Response(writeSitemap(webUrl, pages), { headers });
}
