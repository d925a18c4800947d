import type { Endpoint } from "@sayara/api-client/contract/defineEndpoint";
import * as endpoints from "@sayara/api-client/endpoints";
import { openApiDocument } from "@sayara/api-client/openapi/openApiDocument";
import type { App } from "#api/server/http/App.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { hostCookie } from "#api/server/http/origins/hostCookie.ts";
import { referencePage, stylesHash } from "./referencePage.ts";

const allEndpoints: readonly Endpoint[] = Object.values(endpoints);

/** Serves the contract's reference: `/openapi.json` and, except in production, the page `/docs`. */
export function mountReference(app: App, { config }: Dependencies): void {
  const info = { title: `${config.siteName} API`, version: "1", server: config.publicUrl };

  let document: object | undefined;

  app.get("/openapi.json", (c) => {
    c.set("route", "/openapi.json");
    document ??= openApiDocument(allEndpoints, { ...info, sessionCookie: hostCookie(c, "session").name });
    return c.json(document);
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
    return c.html(referencePage(allEndpoints, info.title), 200, {
      "Content-Security-Policy": policy,
    });
  });
}
