import { setTimeout } from "node:timers/promises";
import type { Config } from "#api/config/readConfig.ts";

/** Milliseconds: more than looking an account up, making one and writing a mail takes. */
const floor = 400;

/** Does what differs for addresses that have an account; where nobody may learn that, it never ends sooner than a floor. */
export async function inEqualTime<Result>(
  { revealRegisteredEmails }: Pick<Config, "revealRegisteredEmails">,
  work: () => Promise<Result>,
): Promise<Result> {
  if (revealRegisteredEmails) return work();
  const [result] = await Promise.all([work(), setTimeout(floor)]);
  return result;
}
