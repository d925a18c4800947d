import type { reportProblem } from "@sayara/api-client/contract/bookings/problemReport";
import { actorIdOf } from "#api/bookings/readViewer.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";
import { limitRate } from "#api/http/limits/limitRate.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { clientAddress } from "#api/http/origins/clientAddress.ts";
import { announceProblem } from "./announceProblem.ts";
import { openProblems } from "./openProblems.ts";
import { insertProblem, readProblems } from "./problemRows.ts";

/**
 * Records a problem with a rental and notifies the other side [PB1]. Allows five reports in a row per booking, then one
 * every ten minutes; twenty per network address, then one every ten minutes.
 */
export const handleReportProblem: Handler<typeof reportProblem> = async (call) => {
  const { params, body, user, dependencies, context } = call;
  const { db, config } = dependencies;
  const { row, viewer, now } = await openProblems({ id: params.id, token: body.token, user }, context);
  const secondsEach = 600;
  const address = clientAddress(context);
  await limitRate(dependencies, { name: "problems of booking", key: row.id, burst: 5, secondsEach });
  await limitRate(dependencies, { name: "problems of address", key: address, burst: 20, secondsEach });
  const authorId = actorIdOf(viewer, user);
  const id = await inTransaction(db, async (transaction) => {
    const made = await insertProblem(transaction, { bookingId: row.id, authorId, text: body.text }, now);
    await announceProblem(
      transaction,
      row,
      { author: viewer.actor, authorId },
      { rules: config.business, now },
    );
    return made;
  });
  const reader = { actor: viewer.actor, siteName: config.siteName };
  const data = (await readProblems(db, row, reader)).find((report) => report.id === id);
  if (data === undefined) throw new RefusalError("not_found");
  return { ok: true, status: 200, data };
};
