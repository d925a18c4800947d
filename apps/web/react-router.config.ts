import type { Config } from "@react-router/dev/config";
import { precompress } from "./server/precompress.ts";

const config: Config = {
  ssr: true,
  // The route table is small: sending it whole spares a request per hovered link.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) => precompress(`${reactRouterConfig.buildDirectory}/client`),
};

export default config;
