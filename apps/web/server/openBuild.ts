import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import type { BusyPage } from "../app/busy/busyPage.server.ts";
import type { CreateRequestContext, RequestContextOptions } from "../app/request/createRequestContexts.ts";

type CreateRequestContexts = (options: RequestContextOptions) => CreateRequestContext;
type ServerEntry = ServerBuild["entry"]["module"] & {
  createRequestContexts: CreateRequestContexts;
  busyPage: BusyPage;
};
/** The build as our own `entry.server.tsx` makes it. */
export type SiteBuild = Omit<ServerBuild, "entry"> & { entry: { module: ServerEntry } };

export interface OpenedBuild {
  render: RequestHandler;
  createRequestContexts: CreateRequestContexts;
  busyPage: BusyPage;
}

/** Loads what `react-router build` wrote. */
export async function openBuild(address: URL): Promise<OpenedBuild> {
  const build: SiteBuild = await import(address.href);
  return {
    render: createRequestHandler(build, "production"),
    createRequestContexts: build.entry.module.createRequestContexts,
    busyPage: build.entry.module.busyPage,
  };
}
