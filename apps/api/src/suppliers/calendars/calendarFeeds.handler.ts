import type {
  calendarFeed,
  createCalendarFeed,
  revokeCalendarFeed,
} from "@sayara/api-client/contract/suppliers/calendars";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { hashOf } from "#api/security/hashOf.ts";
import { requireCar } from "#api/suppliers/days/requireCar.ts";
import { inSupplierTransaction } from "#api/suppliers/inSupplierTransaction.ts";
import { feedFile } from "./feedFile.ts";
import { readCalendars } from "./readCalendars.ts";

/** Creates a secret address, which replaces the earlier one, and stores only its hash [CF1]. */
export const handleCreateCalendarFeed: Handler<typeof createCalendarFeed> = async ({
  params,
  body: { carId },
  dependencies: { clock, config, randomBytes },
  context,
}) => {
  const token = randomBytes(32).toString("base64url");
  const options = { segment: params.supplier, action: "editDays" } as const;
  const calendars = await inSupplierTransaction(
    context,
    options,
    async ({ transaction, supplier, user, recordEdit }) => {
      if (carId !== null) await requireCar(transaction, { id: carId, supplierId: supplier.id });
      const now = clock();
      await transaction
        .updateTable("calendar_feeds")
        .set({ revoked_at: now })
        .where("supplier_id", "=", supplier.id)
        .where("car_id", "is not distinct from", carId)
        .where("revoked_at", "is", null)
        .execute();
      const { id } = await transaction
        .insertInto("calendar_feeds")
        .values({
          supplier_id: supplier.id,
          car_id: carId,
          token_hash: hashOf(token),
          language: user.language,
          created_by: user.id,
          created_at: now,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await recordEdit({ subject: "calendarFeed", subjectId: id, action: "created", after: { carId } });
      return readCalendars(transaction, { supplierId: supplier.id, now });
    },
  );
  const address = `${config.publicUrl}/api/calendar-feed/${token}.ics`;
  return { ok: true, status: 200, data: { address, calendars } };
};

export const handleRevokeCalendarFeed: Handler<typeof revokeCalendarFeed> = async ({
  params,
  dependencies: { clock },
  context,
}) => {
  const options = { segment: params.supplier, action: "editDays" } as const;
  const data = await inSupplierTransaction(
    context,
    options,
    async ({ transaction, supplier, recordEdit }) => {
      const now = clock();
      const revoked = isUuid(params.feed)
        ? await transaction
            .updateTable("calendar_feeds")
            .set({ revoked_at: now })
            .where("id", "=", params.feed)
            .where("supplier_id", "=", supplier.id)
            .where("revoked_at", "is", null)
            .returning(["id", "car_id"])
            .executeTakeFirst()
        : undefined;
      if (revoked === undefined) throw new RefusalError("not_found");
      const before = { carId: revoked.car_id };
      await recordEdit({ subject: "calendarFeed", subjectId: revoked.id, action: "revoked", before });
      return readCalendars(transaction, { supplierId: supplier.id, now });
    },
  );
  return { ok: true, status: 200, data };
};

/**
 * Returns the calendar at a secret address [CF2]. Calendar programs may cache it, but must revalidate it each
 * time.
 */
export const handleCalendarFeed: Handler<typeof calendarFeed> = async ({
  params: { file },
  dependencies: { db, clock, config },
  context,
}) => {
  const [, token] = /^([A-Za-z0-9_-]{43})\.ics$/.exec(file) ?? [];
  const feed =
    token === undefined
      ? undefined
      : await db
          .selectFrom("calendar_feeds")
          .innerJoin("suppliers", "suppliers.id", "supplier_id")
          .select(["supplier_id", "car_id", "calendar_feeds.language", "suppliers.name"])
          .where("token_hash", "=", hashOf(token))
          .where("revoked_at", "is", null)
          .executeTakeFirst();
  if (feed === undefined) throw new RefusalError("not_found");
  const text = await feedFile(
    { supplierId: feed.supplier_id, supplierName: feed.name, carId: feed.car_id, language: feed.language },
    { db, now: clock(), config },
  );
  context.header("Content-Disposition", 'inline; filename="calendar.ics"');
  context.header("Cache-Control", "private, no-cache");
  return { ok: true, status: 200, data: new Blob([text]), etag: hashOf(text) };
};
