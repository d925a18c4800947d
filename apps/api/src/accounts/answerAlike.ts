import type { Config } from "#api/config/readConfig.ts";
import { inEqualTime } from "./inEqualTime.ts";

/**
 * Says whether there is such an account, as specified; where the marketplace is told not to, the answer is always yes
 * and always takes as long.
 */
export async function answerAlike(
  config: Pick<Config, "revealRegisteredEmails">,
  work: () => Promise<boolean>,
): Promise<{ ok: true; status: 200 | 204; data: undefined }> {
  const isYes = await inEqualTime(config, work);
  return { ok: true, status: isYes || !config.revealRegisteredEmails ? 200 : 204, data: undefined };
}
