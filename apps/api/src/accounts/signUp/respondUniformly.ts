import type { Config } from "#api/server/config/readConfig.ts";
import { runWithMinimumDuration } from "#api/accounts/runWithMinimumDuration.ts";

/**
 * Responds 200 when `work` returns true, else 204. Unless `revealRegisteredEmails` is set, always responds 200, and not
 * before the minimum duration.
 */
export async function respondUniformly(
  config: Pick<Config, "revealRegisteredEmails">,
  work: () => Promise<boolean>,
): Promise<{ ok: true; status: 200 | 204; data: undefined }> {
  const isDone = await runWithMinimumDuration(config, work);
  return { ok: true, status: isDone || !config.revealRegisteredEmails ? 200 : 204, data: undefined };
}
