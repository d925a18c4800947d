import type { Dependencies } from "#gateway/http/Dependencies.ts";
import { signWebhook } from "./signWebhook.ts";
import { dueWebhooks, markDelivered, markUndelivered, type WebhookRow } from "./webhookRows.ts";

/** Timeout in milliseconds for the merchant's server. */
const TIMEOUT_MS = 5000;
/** Maximum number of events sent concurrently. */
const MAX_CONCURRENT = 8;
/** Seconds to wait before each retry. The last value repeats until `MAXIMUM_ATTEMPTS`. */
const retryDelays = [1, 2, 5, 15, 60, 300, 900, 3600];
/** Spans about a day. */
const MAXIMUM_ATTEMPTS = 30;

/**
 * Sends the events that are due. An event is retried with growing delays until the merchant's server responds with 2xx.
 */
export async function deliverWebhooks(dependencies: Dependencies): Promise<void> {
  const due = dueWebhooks(dependencies, dependencies.clock().getTime(), MAX_CONCURRENT);
  await Promise.all(due.map((event) => deliver(dependencies, event)));
}

async function deliver(dependencies: Dependencies, { id, body, attempts }: WebhookRow): Promise<void> {
  const { config, clock, logger } = dependencies;
  const signature = signWebhook({ body, secret: config.webhookSecret, now: clock() });
  const problem = await fetch(config.webhookUrl, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Sandbox-Signature": signature },
    body,
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok ? undefined : `status ${response.status}`;
    },
    () => "no answer",
  );
  const now = clock().getTime();
  if (problem === undefined) return markDelivered(dependencies, id, now);
  const attemptCount = attempts + 1;
  logger.info({ event: id, problem, attempts: attemptCount }, "a webhook was not delivered");
  const retryDelay = 1000 * (retryDelays[attempts] ?? retryDelays.at(-1) ?? 0);
  markUndelivered(dependencies, id, attemptCount >= MAXIMUM_ATTEMPTS ? null : now + retryDelay);
}
