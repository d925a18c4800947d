import type { Config } from "@react-router/dev/config";
import { precompress } from "./server/files/precompress.ts";
import { writeStylesheets } from "./vite/writeStylesheets.ts";
import { writeWorker } from "./vite/writeWorker.ts";

const config: Config = {
  ssr: true,
  // One file per route: separate files for its parts cost a request each.
  splitRouteModules: false,
  // The route table is small: sending it whole saves a request per hovered link.
  routeDiscovery: { mode: "initial" },
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await writeStylesheets(buildDirectory);
    await writeWorker(`${buildDirectory}/client`);
    await precompress(`${buildDirectory}/client`);
  },
};

export default config;
