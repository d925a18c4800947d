import { runCommand } from "./runCommand.ts";

/** Runs a task of the packages, those that have changed; of the others their last outputs are restored. */
export function runTurbo(args: string[]): Promise<number> {
  return runCommand("turbo", ["run", ...args, "--output-logs=errors-only"], {
    env: { TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" },
  });
}
