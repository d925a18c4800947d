import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Timeout in milliseconds. Creating a folder takes three seconds on an idle machine. */
const TIMEOUT = 120_000;

/**
 * Creates the files of a PGlite database unless they exist. Runs in a separate process, because creating the
 * files takes a gigabyte of memory, which WebAssembly never releases. Opening them takes only 400 MB.
 *
 * @throws if the process fails. Its files are removed, so that the next start creates them again.
 */
export async function createDataFolder(dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, "PG_VERSION"))) return;
  const entry = fileURLToPath(new URL("./dataFolderProcess.ts", import.meta.url));
  const child = fork(entry, [dataDir], { execArgv: [], timeout: TIMEOUT, killSignal: "SIGKILL" });
  const [code] = await once(child, "exit");
  if (code === 0) return;
  rmSync(dataDir, { recursive: true, force: true });
  throw new Error("The data folder of the database could not be created.");
}
