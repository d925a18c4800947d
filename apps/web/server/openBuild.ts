import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import type { BusyPage } from "../app/busy/busyPage.server.ts";
import type { CreateRequestContext, RequestContextOptions } from "../app/request/createRequestContexts.ts";

type CreateRequestContexts = (options: RequestContextOptions) => CreateRequestContext;
type ServerEntry = ServerBuild["entry"]["module"] & {
  createRequestContexts: CreateRequestContexts;
  busyPage: BusyPage;
};
/** The build with the exports of `entry.server.tsx`. */
export type SiteBuild = Omit<ServerBuild, "entry"> & { entry: { module: ServerEntry } };

export interface OpenedBuild {
  render: RequestHandler;
  createRequestContexts: CreateRequestContexts;
  busyPage: BusyPage;
}

/** Loads the output of `react-router build`. */
export async function openBuild(address: URL): Promise<OpenedBuild> {
  const build: SiteBuild = await import(address.href);
  return {
    render: createRequestHandler(build, "production"),
    createRequestContexts: build.entry.module.createRequestContexts,
    busyPage: build.entry.module.busyPage,
  };
}
