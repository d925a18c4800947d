import type { conditionReportFile } from "@sayara/api-client/contract/bookings/conditionReports";
import { createQueue } from "@sayara/http-guard/queue/createQueue";
import type { AppDependencies } from "#api/AppDependencies.ts";
import { openBooking } from "#api/bookings/read/openBooking.ts";
import { conditionFile } from "#api/documents/condition/conditionFile.ts";
import { sendAsFile } from "#api/documents/sendAsFile.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import { runInSlot } from "#api/server/http/limits/runInSlot.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { clientAddress } from "#api/server/http/origins/clientAddress.ts";

/**
 * One file at a time per caller. Two at once hold at most 3 MB of photos. `waitTimeout` is in milliseconds.
 */
const slots = { concurrency: 2, maxPerOwner: 1, maxWaiting: 8, waitTimeout: 5000 };
/** Seconds after which a rejected caller may retry. */
const RETRY_AFTER = 5;
/** Twenty files in a row per caller, then one every 30 seconds, since each re-encodes up to 24 photos. */
const limit = { name: "condition report file", burst: 20, secondsEach: 30 };

/** Sends the condition reports of a booking as PDF to callers who may see it [HO12]. */
export function conditionReportFileHandler(
  tools: Pick<AppDependencies, "files" | "pictures" | "pdfRenderer">,
): Handler<typeof conditionReportFile> {
  const queue = createQueue(slots);
  return async ({ params, query, user, dependencies, context }) => {
    const { row, now } = await openBooking({ id: params.id, token: query.token, user }, dependencies);
    const owner = user?.id ?? clientAddress(context);
    await limitRate(dependencies, { ...limit, key: owner });
    const { language } = params;
    const file = await runInSlot(
      queue,
      () => conditionFile(row, { language, now, owner }, { ...dependencies, ...tools }),
      { owner, retryAfter: RETRY_AFTER },
    );
    sendAsFile(context, `${row.reference}-condition.pdf`);
    return { ok: true, status: 200, data: new Blob([file]) };
  };
}
