import { randomUUID } from "node:crypto";
import type {
  addConditionPicture,
  conditionPicture,
} from "@sayara/api-client/contract/bookings/conditionReports";
import { refusalReason } from "@sayara/domain/booking/actions/allowedActions";
import type { BookingViewer } from "@sayara/domain/booking/actions/viewerOf";
import { CONDITION_PICTURE_HOURS } from "@sayara/domain/config/businessDefaults";
import { type PictureTools, sendPicture, storePicture } from "#api/bookings/read/bookingPictures.ts";
import { type LockedBooking, lockBooking, refuseChange } from "#api/bookings/hold/lockBooking.ts";
import { openBooking } from "#api/bookings/read/openBooking.ts";
import { readSituation } from "#api/bookings/read/readSituation.ts";
import { rereadViewer } from "#api/bookings/read/readViewer.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { Database } from "#api/database/Schema.ts";
import type { Call, Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";
import { readConditionReports } from "./conditionRows.ts";

const HOUR = 3_600_000;

type PictureCall = Omit<Call<typeof addConditionPicture>, "body">;

/**
 * Rejects a call that is not permitted to add a photo or comes too late, before the photo is read.
 *
 * @throws RefusalError the codes of `openBooking`; `not_allowed`, `transition_refused`.
 */
export async function authorizeConditionPicture({ params, user, dependencies }: PictureCall) {
  const { db } = dependencies;
  const { row, viewer, now } = await openBooking({ id: params.id, token: undefined, user }, dependencies);
  const situation = await readSituation(db, row);
  await refusePicture(db, { row, situation }, { viewer, now, reportId: params.reportId });
}

/** Adds a photo of an angle to a report [HO5]. A later photo of the same angle is ignored. */
export function addConditionPictureHandler(tools: PictureTools): Handler<typeof addConditionPicture> {
  return async (call) => {
    const { params, user, dependencies, context } = call;
    const { db, clock } = dependencies;
    const { reportId, angle } = params;
    const opened = await openBooking({ id: params.id, token: undefined, user }, dependencies);
    const booking_id = opened.row.id;
    if (!(await hasPicture(db, { booking_id, reportId, angle }))) {
      await storePicture(call, tools, {
        kind: "condition",
        burst: 30,
        async insert(transaction, file_key) {
          const now = clock();
          const locked = await lockBooking(transaction, opened.row, { now });
          const viewer = await rereadViewer(transaction, context, { row: locked.row });
          await refusePicture(transaction, locked, { viewer, now, reportId });
          if (await hasPicture(transaction, { booking_id, reportId, angle }))
            throw new RefusalError("not_allowed");
          await transaction
            .insertInto("condition_pictures")
            .values({ id: randomUUID(), booking_id, report_id: reportId, angle, file_key, at: now })
            .execute();
        },
      });
    }
    return { ok: true, status: 200, data: await readConditionReports(db, booking_id, opened.viewer) };
  };
}

/** Sends a photo to callers who may see its booking, unless its report was withdrawn [HO5]. */
export function conditionPictureHandler({ files }: { files: FileStore }): Handler<typeof conditionPicture> {
  return async ({ params, query, user, dependencies, context }) => {
    const { row } = await openBooking({ id: params.id, token: query.token, user }, dependencies);
    const id = params.pictureId;
    const key = await findKey(dependencies.db, { id, bookingId: row.id });
    return sendPicture(context, files, { key, id, booking: row });
  };
}

async function findKey(
  db: Database,
  { id, bookingId }: { id: string; bookingId: string },
): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const picture = await db
    .selectFrom("condition_pictures")
    .innerJoin("condition_reports", (join) =>
      join
        .onRef("condition_reports.booking_id", "=", "condition_pictures.booking_id")
        .onRef("condition_reports.id", "=", "report_id"),
    )
    .innerJoin("rental_records", "rental_records.id", "record_id")
    .select("file_key")
    .where("condition_pictures.id", "=", id)
    .where("condition_pictures.booking_id", "=", bookingId)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  return picture?.file_key;
}

async function hasPicture(
  db: Database,
  {
    booking_id,
    reportId,
    angle,
  }: { booking_id: string; reportId: string; angle: Call<typeof addConditionPicture>["params"]["angle"] },
): Promise<boolean> {
  const picture = await db
    .selectFrom("condition_pictures")
    .select("id")
    .where("booking_id", "=", booking_id)
    .where("report_id", "=", reportId)
    .where("angle", "=", angle)
    .executeTakeFirst();
  return picture !== undefined;
}

/**
 * Rejects a photo if the caller may not withdraw the report's record, the report does not exist, or the
 * report was received too long ago [HO5].
 */
async function refusePicture(
  db: Database,
  booking: LockedBooking,
  { viewer, now, reportId }: { viewer: BookingViewer; now: Date; reportId: string },
): Promise<void> {
  const { row, situation } = booking;
  const reason = refusalReason({ viewer, booking: situation, now, action: "withdrawRecord" });
  refuseChange(booking, { viewer, version: undefined, reason, now });
  const report = await db
    .selectFrom("condition_reports")
    .innerJoin("rental_records", "rental_records.id", "record_id")
    .select("received_at")
    .where("condition_reports.booking_id", "=", row.id)
    .where("condition_reports.id", "=", reportId)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  if (report === undefined) throw new RefusalError("not_found");
  if (now.getTime() >= report.received_at.getTime() + CONDITION_PICTURE_HOURS * HOUR)
    throw new RefusalError("not_allowed");
}
