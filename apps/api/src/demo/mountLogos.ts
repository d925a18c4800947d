import type { App } from "#api/server/http/App.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { agencyLogo } from "./agencyLogo.ts";

/** Serves the drawn logos of the demo agencies, at the URLs in `supplier.logo`. */
export function mountLogos(app: App): void {
  app.get("/logos/:file{[a-z0-9-]+\\.svg}", (c) => {
    c.set("route", "/logos/{file}");
    const logo = agencyLogo(c.req.param("file").replace(/\.svg$/, ""));
    if (logo === undefined) throw new RefusalError("not_found");
    return c.body(logo, 200, {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=86400",
      // The website's origin differs from the API's.
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    });
  });
}
