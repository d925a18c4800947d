import { runCommand } from "./runCommand.ts";

/** Takes pictures of all pages and stories and shows the differences from the accepted ones. */
process.exitCode = await runCommand(process.execPath, ["screenshots.ts", ...process.argv.slice(3)], {
  folder: "tooling/screenshots",
});
