import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "./root.ts";

/** Runs an operator command with the configuration from `.env`, in the folder where it was typed. */
const envFile = join(root, ".env");
if (existsSync(envFile)) process.loadEnvFile(envFile);
if (process.env.DATA_DIR) process.env.DATA_DIR = resolve(root, process.env.DATA_DIR);
const { status } = spawnSync(
  process.execPath,
  [join(root, "apps/import-bookcars/src/sayara.ts"), ...process.argv.slice(3)],
  { stdio: "inherit", cwd: process.env.INIT_CWD ?? process.cwd() },
);
process.exitCode = status ?? 1;
