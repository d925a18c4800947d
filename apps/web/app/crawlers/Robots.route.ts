import { documentContext } from "#web/request/document/documentContext.ts";
import type { Route } from "./+types/Robots.route.ts";
import { privatePaths } from "./publicPaths.ts";

/** Returns `robots.txt`: the paths that crawlers should skip, and the URL of the sitemap. */
export function loader({ context }: Route.LoaderArgs) {
  const { webUrl } = context.get(documentContext).site;
  const lines = [
    "User-agent: *",
    ...privatePaths.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${webUrl}/sitemap.xml`,
    "",
  ];
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" };
  return new Response(lines.join("\n"), { headers });
}
