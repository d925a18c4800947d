import { build } from "./build.ts";
import { runServers } from "./runServers.ts";

/** Runs website and API from their sources, each following every change, until Ctrl-C. */
await runServers({ kind: "reload", prepare: () => build("words") });
