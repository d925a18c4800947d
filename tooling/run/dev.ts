import { join } from "node:path";
import { build } from "./build.ts";
import { root } from "./root.ts";
import { runCommand } from "./runCommand.ts";
import { runServers } from "./servers/runServers.ts";
import { watchFolders } from "./servers/watchFolders.ts";

// Both servers import the modules compiled from the packages' catalogues and reload them on change. Turborepo is not
// used here: it replaces the files, after which Vite misses their changes.
const endWatch = watchFolders(
  [join(root, "packages/i18n/locales")],
  () => void runCommand("node", ["catalogues/compileMessages.ts"], { folder: "packages/i18n" }),
  (path) => path.endsWith(".po"),
);
/** Runs website and API from source until Ctrl-C, reloading on every change. */
await runServers({ kind: "reload", prepare: () => build("messages") });
endWatch();
