import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { loadEnvironment } from "./loadEnvironment.ts";
import { root } from "./root.ts";

/** Runs an operator command with the configuration from `.env`, in the folder from which it was called. */
try {
  loadEnvironment();
  const { status } = spawnSync(
    process.execPath,
    [join(root, "apps/import-bookcars/src/sayara.ts"), ...process.argv.slice(3)],
    { stdio: "inherit", cwd: process.env.INIT_CWD ?? process.cwd() },
  );
  process.exitCode = status ?? 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}
