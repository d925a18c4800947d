import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import type { ServerPage } from "#web/busy/serverPages.server.ts";
import type { CreateRequestContext, RequestContextOptions } from "#web/request/createRequestContexts.ts";

type CreateRequestContexts = (options: RequestContextOptions) => CreateRequestContext;
type ServerEntry = ServerBuild["entry"]["module"] & {
  createRequestContexts: CreateRequestContexts;
  busyPage: ServerPage;
  offlinePage: ServerPage;
};
/** The build with the exports of `entry.server.tsx`. */
export type SiteBuild = Omit<ServerBuild, "entry"> & { entry: { module: ServerEntry } };

export interface OpenedBuild {
  render: RequestHandler;
  routes: ServerBuild["routes"];
  createRequestContexts: CreateRequestContexts;
  busyPage: ServerPage;
  offlinePage: ServerPage;
}

/**
 * Loads the output of `react-router build`. Forms may be posted from the pages at `webUrl`: behind a proxy
 * that terminates TLS, the router sees `http` in a request's URL and would refuse the browser's `Origin`.
 */
export async function openBuild(address: URL, { webUrl }: { webUrl: string }): Promise<OpenedBuild> {
  const build: SiteBuild = await import(address.href);
  const allowedActionOrigins = [new URL(webUrl).host];
  return {
    render: createRequestHandler({ ...build, allowedActionOrigins }, "production"),
    routes: build.routes,
    createRequestContexts: build.entry.module.createRequestContexts,
    busyPage: build.entry.module.busyPage,
    offlinePage: build.entry.module.offlinePage,
  };
}
