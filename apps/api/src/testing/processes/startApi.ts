import { fileURLToPath } from "node:url";
import { type RunningProcess, startProcess } from "./startProcess.ts";
import { watchLine } from "#api/testing/watchLogs.ts";

/** All callers in a test share one address. */
const sharedAddress = { ADDRESS_CALLS_PER_SECOND: "0" };

const mainPath = fileURLToPath(new URL("../../main.ts", import.meta.url));

/** An API in a separate process. */
export type RunningApi = RunningProcess;

/**
 * Starts the API as operators do, and waits until it is ready, or until `path` responds. Every line that it
 * logs is checked for secrets, like the lines of an in-process app.
 */
export function startApi(env: Record<string, string>, path?: string): Promise<RunningApi> {
  return startProcess(mainPath, { LOG_LEVEL: "trace", ...sharedAddress, ...env }, watchLine, path);
}
