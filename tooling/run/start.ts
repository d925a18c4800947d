import { build } from "./build.ts";
import { runServers } from "./servers/runServers.ts";

/** Builds changed packages, then runs website, portal and API until Ctrl-C. */
await runServers({ kind: "built", prepare: () => build("frontends") });
