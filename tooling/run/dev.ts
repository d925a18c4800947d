import { join } from "node:path";
import { build } from "./build.ts";
import { root } from "./root.ts";
import { runCommand } from "./runCommand.ts";
import { runServers } from "./servers/runServers.ts";
import { watchFolders } from "./servers/watchFolders.ts";

// The servers import the modules compiled from the packages' catalogues and reload them on change. Turborepo
// is not used, because it replaces the files, and Vite then misses their changes.
const endWatch = watchFolders(
  ["i18n", "frontend"].map((name) => join(root, "packages", name, "locales")),
  (path) => {
    const folder = path.includes("frontend") ? "packages/frontend" : "packages/i18n";
    void runCommand("node", [join(root, "packages/i18n/catalogues/compileMessages.ts")], { folder });
  },
  (path) => path.endsWith(".po"),
);
/** Runs website, portal and API from source until Ctrl-C, reloading on every change. */
await runServers({ kind: "reload", prepare: () => build("messages") });
endWatch();
