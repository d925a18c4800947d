import { setTimeout } from "node:timers/promises";
import type { Config } from "#api/config/readConfig.ts";

/** Milliseconds: more than looking an account up and writing a mail takes. */
const floor = 400;

/**
 * Says whether there is such an account, as specified; where the marketplace is told not to, the answer is always yes
 * and always takes as long.
 */
export async function answerAlike(
  { revealRegisteredEmails }: Pick<Config, "revealRegisteredEmails">,
  work: () => Promise<boolean>,
): Promise<{ ok: true; status: 200 | 204; data: undefined }> {
  if (revealRegisteredEmails) return { ok: true, status: (await work()) ? 200 : 204, data: undefined };
  await Promise.all([work(), setTimeout(floor)]);
  return { ok: true, status: 200, data: undefined };
}
