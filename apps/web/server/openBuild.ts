import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import type { CreateRequestContext } from "../app/request/createRequestContext.ts";

type ServerEntry = ServerBuild["entry"]["module"] & { createRequestContext: CreateRequestContext };
/** The build as our own `entry.server.tsx` makes it. */
export type SiteBuild = Omit<ServerBuild, "entry"> & { entry: { module: ServerEntry } };

export interface OpenedBuild {
  render: RequestHandler;
  createRequestContext: CreateRequestContext;
  /** Paths of the sheets that every document needs. */
  styleSheets: readonly string[];
}

/** Loads what `react-router build` wrote. */
export async function openBuild(address: URL): Promise<OpenedBuild> {
  const build: SiteBuild = await import(address.href);
  return {
    render: createRequestHandler(build, "production"),
    createRequestContext: build.entry.module.createRequestContext,
    styleSheets: build.assets.routes["root"]?.css ?? [],
  };
}
