import type { Config } from "@react-router/dev/config";

const config: Config = { ssr: true, routeDiscovery: { mode: "initial" } };

export default config;
