import { openApiDocument } from "@sayara/api-client/openapi/openApiDocument";
import type { App } from "#api/http/App.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { hostCookie } from "#api/http/hostCookie.ts";
import { mountedEndpoints } from "#api/http/mountedEndpoints.ts";
import { referencePage, stylesHash } from "./referencePage.ts";

/**
 * Serves the reference of all mounted endpoints: `/openapi.json`, and outside production `/docs` as a page.
 */
export function mountReference(app: App, { config }: Dependencies): void {
  const info = { title: `${config.siteName} API`, version: "1", server: config.publicUrl };

  app.get("/openapi.json", (c) => {
    c.set("route", "/openapi.json");
    const sessionCookie = hostCookie(c, "session").name;
    return c.json(openApiDocument(mountedEndpoints(app), { ...info, sessionCookie }));
  });
  if (!config.demo) return;

  const policy = [
    "default-src 'none'",
    `style-src '${stylesHash}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  app.get("/docs", (c) => {
    c.set("route", "/docs");
    return c.html(referencePage(mountedEndpoints(app), info.title), 200, {
      "Content-Security-Policy": policy,
    });
  });
}
