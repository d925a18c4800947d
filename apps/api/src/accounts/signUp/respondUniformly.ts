import type { Config } from "#api/server/config/readConfig.ts";
import { runInConstantTime } from "#api/accounts/runInConstantTime.ts";

/**
 * Responds 200 when `work` returns true, else 204. Where registered addresses stay secret, always responds 200, in
 * constant time.
 */
export async function respondUniformly(
  config: Pick<Config, "revealRegisteredEmails">,
  work: () => Promise<boolean>,
): Promise<{ ok: true; status: 200 | 204; data: undefined }> {
  const isDone = await runInConstantTime(config, work);
  return { ok: true, status: isDone || !config.revealRegisteredEmails ? 200 : 204, data: undefined };
}
