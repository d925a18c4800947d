import type { Config } from "@react-router/dev/config";
import { writeWorker } from "@sayara/frontend/vite/writeWorker";
import { precompress } from "@sayara/http-guard/files/precompress";

const config: Config = {
  ssr: false,
  // One file per route, because separate files for its parts would each cost a request.
  splitRouteModules: false,
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await writeWorker(new URL("./worker/portal.worker.ts", import.meta.url), `${buildDirectory}/client`);
    await precompress(`${buildDirectory}/client`);
  },
};

export default config;
