import type { Config } from "@react-router/dev/config";
import { writeWorker } from "@sayara/frontend/vite/writeWorker";
import { precompress } from "@sayara/http-guard/files/precompress";
import { writeStylesheets } from "./vite/writeStylesheets.ts";

const config: Config = {
  ssr: true,
  // One file per route: separate files for its parts cost a request each.
  splitRouteModules: false,
  // The route table is small: sending it whole saves a request per hovered link.
  routeDiscovery: { mode: "initial" },
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await writeStylesheets(buildDirectory);
    await writeWorker(new URL("./worker/site.worker.ts", import.meta.url), `${buildDirectory}/client`);
    await precompress(`${buildDirectory}/client`);
  },
};

export default config;
