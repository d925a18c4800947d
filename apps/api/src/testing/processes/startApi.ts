import { fileURLToPath } from "node:url";
import { type RunningProcess, startProcess } from "./startProcess.ts";
import { watchLine } from "#api/testing/watchLogs.ts";

/** All callers in a test share one address. */
const oneMachine = { ADDRESS_CALLS_PER_SECOND: "0" };

const main = fileURLToPath(new URL("../../main.ts", import.meta.url));

/** An API in a separate process. */
export type RunningApi = RunningProcess;

/**
 * Starts the API as its users do, and waits until it serves, or until `path` answers. Every line of it is checked for
 * secrets, like those of the app in process.
 */
export function startApi(env: Record<string, string>, path?: string): Promise<RunningApi> {
  return startProcess(main, { LOG_LEVEL: "trace", ...oneMachine, ...env }, watchLine, path);
}
