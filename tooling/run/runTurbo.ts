import { runCommand } from "./runCommand.ts";

/** Runs a task for changed packages and restores the outputs of the others. */
export function runTurbo(args: string[]): Promise<number> {
  return runCommand("turbo", ["run", ...args, "--output-logs=errors-only"], {
    env: { TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" },
  });
}
