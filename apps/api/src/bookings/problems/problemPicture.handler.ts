import type { addProblemPicture, problemPicture } from "@sayara/api-client/contract/bookings/problemReport";
import { problemsLeft } from "@sayara/domain/booking/problemsLeft";
import { PROBLEM_PICTURE_MINUTES, PROBLEM_PICTURES } from "@sayara/domain/config/businessDefaults";
import {
  findPicture,
  type PictureTools,
  requireOwnRecentText,
  sendPicture,
  storePicture,
} from "#api/bookings/read/bookingPictures.ts";
import { actorIdOf } from "#api/bookings/read/readViewer.ts";
import { openBooking } from "#api/bookings/read/openBooking.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Database } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { Call, Handler } from "#api/server/http/mountEndpoint.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";
import { lockProblems, type OpenedProblems, openProblems } from "./openProblems.ts";
import { insertPicture, readProblems } from "./problemRows.ts";

type PictureCall = Omit<Call<typeof addProblemPicture>, "body">;

/**
 * Rejects callers who may not report a problem, did not write the report or have reached a limit of photos,
 * before the photo is read.
 *
 * @throws RefusalError the codes of `openProblems`; `not_found`, `not_allowed`, `too_many_pictures`.
 */
export async function authorizeProblemPicture({ params, query, user, dependencies, context }: PictureCall) {
  const opened = await openProblems({ id: params.id, token: query.token, user }, context);
  await refusePicture(dependencies.db, params.problemId, opened, user);
}

/** Adds a photo to a report, for its author [PB2]. Only `problemPicture` serves it. */
export function addProblemPictureHandler(tools: PictureTools): Handler<typeof addProblemPicture> {
  return async (call) => {
    const { params, query, user, dependencies, context } = call;
    const { db, config } = dependencies;
    const opened = await openProblems({ id: params.id, token: query.token, user }, context);
    await storePicture(call, tools, {
      kind: "problem",
      burst: 10,
      async insert(transaction, key) {
        const locked = await lockProblems(transaction, context, opened);
        await refusePicture(transaction, params.problemId, locked, user);
        const picture = { reportId: params.problemId, bookingId: locked.row.id, key };
        await insertPicture(transaction, picture, locked.now);
      },
    });
    const reader = { actor: opened.viewer.actor, siteName: config.siteName };
    const data = (await readProblems(db, opened.row, reader)).find(({ id }) => id === params.problemId);
    if (data === undefined) throw new RefusalError("not_found");
    return { ok: true, status: 200, data };
  };
}

/** Sends a photo to callers who may see its booking [PB2]. */
export function problemPictureHandler({ files }: { files: FileStore }): Handler<typeof problemPicture> {
  return async ({ params, query, user, dependencies, context }) => {
    const { row } = await openBooking({ id: params.id, token: query.token, user }, dependencies);
    const id = params.pictureId;
    const key = await findPicture(dependencies.db, "problem", { id, bookingId: row.id });
    return sendPicture(context, files, { key, id, booking: row });
  };
}

/**
 * Rejects a photo if the report is not the caller's, is too old or has all its photos [PB2], or if the
 * caller's side has reached its limit of photos [PB3].
 */
async function refusePicture(
  db: Database,
  reportId: string,
  { row, viewer, now, problems }: OpenedProblems,
  user: UserRow | undefined,
): Promise<void> {
  const report = isUuid(reportId)
    ? await db
        .selectFrom("problem_reports")
        .select(["author_id", "at"])
        .where("id", "=", reportId)
        .where("booking_id", "=", row.id)
        .executeTakeFirst()
    : undefined;
  const authorId = actorIdOf(viewer, user);
  requireOwnRecentText(report, { authorId, minutes: PROBLEM_PICTURE_MINUTES, now });
  const { pictures = [] } = problems.find(({ id }) => id === reportId) ?? {};
  if (pictures.length >= PROBLEM_PICTURES) throw new RefusalError("not_allowed");
  if (problemsLeft(viewer.actor, problems).pictures === 0) throw new RefusalError("too_many_pictures");
}
