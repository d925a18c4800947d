import type { mailBookingLink } from "@sayara/api-client/contract/bookings/mailBookingLink";
import { signedLinkExpiresAt } from "@sayara/domain/booking/actions/bookingConditions";
import { limitMailsTo } from "#api/accounts/limitMailsTo.ts";
import { limitLinks } from "#api/accounts/signUp/limitLinks.ts";
import { bookingMailFields, readMailedFacts } from "#api/bookings/announce.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { postMail } from "#api/messaging/mail/postMail.ts";

/**
 * Mails a guest the link to their booking. Any address uses up the mail allowance, so that a refusal reveals nothing.
 */
export const handleMailBookingLink: Handler<typeof mailBookingLink> = async ({
  params: { id },
  body: { email },
  dependencies,
  context,
}) => {
  await limitLinks(dependencies, context);
  const { db, clock, config } = dependencies;
  const now = clock();
  await limitMailsTo(dependencies, { db, kind: "newLink", address: email });
  const row = isUuid(id)
    ? await db
        .selectFrom("bookings")
        .selectAll("bookings")
        .innerJoin("users", "users.id", "bookings.driver_id")
        .where("bookings.id", "=", id)
        .where("bookings.is_guest", "=", true)
        .where("bookings.deleted_at", "is", null)
        .where("users.email", "=", email)
        .executeTakeFirst()
    : undefined;
  if (row !== undefined && signedLinkExpiresAt(row.to_at) > now) {
    await inTransaction(db, async (transaction) => {
      const facts = await readMailedFacts(transaction, row, config.business);
      const { name, address, language } = facts.driver;
      const content = { kind: "bookingLink", ...bookingMailFields(facts) } as const;
      await postMail(transaction, [{ to: { name, address }, language, content }], now);
    });
  }
  return { ok: true, status: 200, data: undefined };
};
