import type { reportProblem } from "@sayara/api-client/contract/bookings/problemReport";
import { problemsLeft } from "@sayara/domain/booking/problemsLeft";
import { actorIdOf } from "#api/bookings/read/readViewer.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { clientAddress } from "#api/server/http/origins/clientAddress.ts";
import { announceProblem } from "./announceProblem.ts";
import { lockProblems, type OpenedProblems, openProblems } from "./openProblems.ts";
import { insertProblem, readProblems } from "./problemRows.ts";

/**
 * Records a problem with a rental and notifies the other side [PB1], as long as the caller's side has a report left
 * [PB3]. Allows five reports in a row per booking, then one every ten minutes; twenty per network address, then one
 * every ten minutes.
 */
export const handleReportProblem: Handler<typeof reportProblem> = async (call) => {
  const { params, body, user, dependencies, context } = call;
  const { db, config } = dependencies;
  const opened = await openProblems({ id: params.id, token: body.token, user }, context);
  // Before the booking's allowance is spent, which all sides share.
  requireReportLeft(opened);
  const secondsEach = 600;
  const address = clientAddress(context);
  await limitRate(dependencies, { name: "problems of booking", key: opened.row.id, burst: 5, secondsEach });
  await limitRate(dependencies, { name: "problems of address", key: address, burst: 20, secondsEach });
  const { id, row, viewer } = await inTransaction(db, async (transaction) => {
    const locked = await lockProblems(transaction, context, opened);
    requireReportLeft(locked);
    const { now } = locked;
    const { actor } = locked.viewer;
    const authorId = actorIdOf(locked.viewer, user);
    const made = { bookingId: locked.row.id, authorId, text: body.text };
    const reportId = await insertProblem(transaction, made, now);
    const author = { author: actor, authorId };
    await announceProblem(transaction, locked.row, author, { rules: config.business, now });
    return { ...locked, id: reportId };
  });
  const reader = { actor: viewer.actor, siteName: config.siteName };
  const data = (await readProblems(db, row, reader)).find((report) => report.id === id);
  if (data === undefined) throw new RefusalError("not_found");
  return { ok: true, status: 200, data };
};

function requireReportLeft({ viewer, problems }: OpenedProblems): void {
  if (problemsLeft(viewer.actor, problems).reports === 0) throw new RefusalError("too_many_reports");
}
