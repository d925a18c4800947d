import type { Config } from "#api/config/readConfig.ts";
import { constantTime } from "#api/accounts/constantTime.ts";

/**
 * Responds 200 when `work` returns true, else 204. Where registered addresses stay secret, always responds 200, in
 * constant time.
 */
export async function respondUniformly(
  config: Pick<Config, "revealRegisteredEmails">,
  work: () => Promise<boolean>,
): Promise<{ ok: true; status: 200 | 204; data: undefined }> {
  const isYes = await constantTime(config, work);
  return { ok: true, status: isYes || !config.revealRegisteredEmails ? 200 : 204, data: undefined };
}
