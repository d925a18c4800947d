import { join } from "node:path";
import { build } from "./build.ts";
import { root } from "./root.ts";
import { runCommand } from "./runCommand.ts";
import { runServers } from "./servers/runServers.ts";
import { watchFolders } from "./servers/watchFolders.ts";

// Both servers import the modules that the packages' catalogues are compiled into, and follow them. Not through
// Turborepo: it replaces the files, after which Vite misses changes of them.
const endWatch = watchFolders(
  [join(root, "packages/i18n/locales")],
  () => void runCommand("node", ["catalogues/compileMessages.ts"], { folder: "packages/i18n" }),
  (path) => path.endsWith(".po"),
);
/** Runs website and API from source, reloading on every change, until Ctrl-C. */
await runServers({ kind: "reload", prepare: () => build("messages") });
endWatch();
