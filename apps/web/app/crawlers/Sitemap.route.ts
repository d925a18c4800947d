import { CAR_SLUGS_SIZE, carSlugs } from "@sayara/api-client/contract/catalogue/car";
import { pageCount } from "@sayara/domain/search/paging";
import { documentContext } from "#web/request/document/documentContext.ts";
import { apiContext } from "@sayara/frontend/request/requestContext";
import type { Route } from "./+types/Sitemap.route.ts";
import { xmlResponse } from "./xmlResponse.ts";
import { writeSitemapIndex } from "./writeSitemap.ts";

/** Returns the sitemap index: one sitemap of pages, and one for every 2,000 cars. */
export async function loader({ context }: Route.LoaderArgs) {
  const { webUrl } = context.get(documentContext).site;
  const api = await context.get(apiContext)();
  return xmlResponse(async () => {
    const outcome = await api(carSlugs, { params: { page: 1 } });
    const cars = outcome.ok ? pageCount(outcome.data.total, CAR_SLUGS_SIZE) : 0;
    const parts = Array.from({ length: cars }, (_, index) => `/sitemaps/cars-${index + 1}.xml`);
    return writeSitemapIndex(webUrl, ["/sitemaps/pages.xml", ...parts]);
  });
}
