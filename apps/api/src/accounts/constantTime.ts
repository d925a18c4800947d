import { setTimeout } from "node:timers/promises";
import type { Config } from "#api/config/readConfig.ts";

/** Milliseconds; longer than it takes to find or create an account and queue a mail. */
const floor = 400;

/**
 * Runs work whose duration depends on whether an address is registered. Where registered addresses stay secret, takes
 * at least `floor`.
 */
export async function constantTime<Result>(
  { revealRegisteredEmails }: Pick<Config, "revealRegisteredEmails">,
  work: () => Promise<Result>,
): Promise<Result> {
  if (revealRegisteredEmails) return work();
  const [result] = await Promise.all([work(), setTimeout(floor)]);
  return result;
}
