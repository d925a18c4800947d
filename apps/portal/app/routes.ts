import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { type Page, pages } from "./pages.ts";

const agencyPage = "/agencies/:slug";

const all: readonly Page[] = pages;
const fileOf = (module: string) => `pages/${module}.route.tsx`;

/** An agency's pages for administrators: an overview, and the same modules as in the agency's own portal. */
const agencyView = route(agencyPage, fileOf("agency/AgencyView"), [
  index(fileOf("agency/Agency")),
  ...all
    .filter(({ isViewed }) => isViewed)
    .map(({ path, module }) => route(path.slice(1), fileOf(module), { id: `viewed/${module}` })),
]);

export default all.map(({ path, module }) => {
  if (path === agencyPage) return agencyView;
  return path === "/" ? index(fileOf(module)) : route(path, fileOf(module));
}) satisfies RouteConfig;
