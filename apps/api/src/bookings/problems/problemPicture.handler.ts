import type { addProblemPicture, problemPicture } from "@sayara/api-client/contract/bookings/problemReport";
import { problemsLeft } from "@sayara/domain/booking/problemsLeft";
import { PROBLEM_PICTURE_MINUTES, PROBLEM_PICTURES } from "@sayara/domain/config/businessDefaults";
import { actorIdOf } from "#api/bookings/readViewer.ts";
import { openBooking } from "#api/bookings/openBooking.ts";
import { sendPicture } from "#api/bookings/sendPicture.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Database } from "#api/database/Schema.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";
import { limitRate } from "#api/http/limits/limitRate.ts";
import type { Call, Handler } from "#api/http/mountEndpoint.ts";
import { clientAddress } from "#api/http/origins/clientAddress.ts";
import type { Pictures } from "#api/pictures/createPictures.ts";
import type { FileStore } from "#api/storage/FileStore.ts";
import { storeFile } from "#api/storage/unusedFiles.ts";
import { lockProblems, type OpenedProblems, openProblems } from "./openProblems.ts";
import { insertPicture, readProblems } from "./problemRows.ts";

/** Pixels; enough to make a scratch or a number plate legible. */
const size = { width: 1600, height: 1600, fit: "inside" } as const;

type PictureCall = Omit<Call<typeof addProblemPicture>, "body">;

/**
 * Rejects callers who may not report a problem, did not write the report or have no photo left, before the photo is
 * read.
 *
 * @throws RefusalError the codes of `openProblems`; `not_found`, `not_allowed`, `too_many_pictures`.
 */
export async function authorizeProblemPicture({ params, query, user, dependencies, context }: PictureCall) {
  const opened = await openProblems({ id: params.id, token: query.token, user }, context);
  await refusePicture(dependencies.db, params.problemId, opened, user);
}

/**
 * Adds a photo to a report of its author [PB2]. The photo is redrawn without metadata. Its file name is random, and
 * only `problemPicture` serves it.
 */
export function addProblemPictureHandler({
  files,
  pictures,
}: {
  files: FileStore;
  pictures: Pictures;
}): Handler<typeof addProblemPicture> {
  return async ({ params, query, body, user, dependencies, context }) => {
    const { db, randomBytes, config } = dependencies;
    const opened = await openProblems({ id: params.id, token: query.token, user }, context);
    const owner = user?.id ?? clientAddress(context);
    await limitRate(dependencies, { name: "problem picture", key: owner, burst: 10, secondsEach: 30 });
    const bytes = await pictures.redraw(body.get("image"), { owner, size });
    const key = `problem-${randomBytes(16).toString("hex")}.webp`;
    const picture = { reportId: params.problemId, bookingId: opened.row.id, key };
    await storeFile({ ...dependencies, files }, { key, bytes }, async (transaction) => {
      const locked = await lockProblems(transaction, context, opened);
      await refusePicture(transaction, params.problemId, locked, user);
      await insertPicture(transaction, picture, locked.now);
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
    const picture = isUuid(params.pictureId)
      ? await dependencies.db
          .selectFrom("problem_pictures")
          .select("file_key")
          .where("id", "=", params.pictureId)
          .where("booking_id", "=", row.id)
          .executeTakeFirst()
      : undefined;
    const name = `${row.reference}-${params.pictureId.slice(0, 8)}.webp`;
    return sendPicture(context, files, { key: picture?.file_key, name });
  };
}

/**
 * Rejects a photo for a report that is not the caller's, is too old or is full [PB2], and a photo beyond those of the
 * caller's side [PB3].
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
  if (report === undefined) throw new RefusalError("not_found");
  const isOpen = now.getTime() < report.at.getTime() + PROBLEM_PICTURE_MINUTES * 60_000;
  if (report.author_id !== actorIdOf(viewer, user) || !isOpen) throw new RefusalError("not_allowed");
  const { pictures = [] } = problems.find(({ id }) => id === reportId) ?? {};
  if (pictures.length >= PROBLEM_PICTURES) throw new RefusalError("not_allowed");
  if (problemsLeft(viewer.actor, problems).pictures === 0) throw new RefusalError("too_many_pictures");
}
