import { setTimeout } from "node:timers/promises";
import type { Config } from "#api/server/config/readConfig.ts";

/** Minimum duration in milliseconds: longer than finding or creating an account and queueing a mail takes. */
const MINIMUM_DURATION = 400;

/**
 * Runs work whose duration depends on whether an email address is registered. Unless `revealRegisteredEmails` is set,
 * takes at least `MINIMUM_DURATION`, so that the response time does not reveal it.
 */
export async function runWithMinimumDuration<Result>(
  { revealRegisteredEmails }: Pick<Config, "revealRegisteredEmails">,
  work: () => Promise<Result>,
): Promise<Result> {
  if (revealRegisteredEmails) return work();
  const [result] = await Promise.all([work(), setTimeout(MINIMUM_DURATION)]);
  return result;
}
