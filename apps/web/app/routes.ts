import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { pages } from "./pages.ts";

export default [
  ...pages.map(({ path, module }) => {
    const file = `pages/${module}.route.tsx`;
    return path === "/" ? index(file) : route(path, file);
  }),
  route("sitemap.xml", "crawlers/Sitemap.route.ts"),
  route("sitemaps/:part", "crawlers/SitemapPart.route.ts"),
  route("robots.txt", "crawlers/Robots.route.ts"),
] satisfies RouteConfig;
