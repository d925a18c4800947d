import { build } from "./build.ts";
import { runServers } from "./runServers.ts";

/** Runs website and API from source, reloading on every change, until Ctrl-C. */
await runServers({ kind: "reload", prepare: () => build("words") });
