import { build } from "./build.ts";
import { runCommand } from "./runCommand.ts";

/** Compares screenshots of the main pages with the accepted ones. Passes the arguments to Playwright. */
const built = await build("website");
const args = ["test", "--config", "screenshots/playwright.config.ts", ...process.argv.slice(3)];
process.exitCode = built === 0 ? await runCommand("playwright", args, { folder: "apps/web" }) : built;
