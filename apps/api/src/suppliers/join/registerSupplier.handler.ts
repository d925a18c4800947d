import { randomUUID } from "node:crypto";
import type { registerSupplier } from "@sayara/api-client/contract/suppliers/registerSupplier";
import { canSignIn } from "@sayara/domain/account/activation";
import type { SupplierRegistration } from "@sayara/domain/account/SupplierRegistration";
import { plainText } from "@sayara/domain/text/plainText";
import { emailLock } from "#api/accounts/address/emailLock.ts";
import { limitMailsTo } from "#api/accounts/limitMailsTo.ts";
import { hashPassword } from "#api/accounts/password/hashPassword.ts";
import { refuseCommonPassword } from "#api/accounts/password/refuseCommonPassword.ts";
import { toUser } from "#api/accounts/profile/toUser.ts";
import { runWithMinimumDuration } from "#api/accounts/runWithMinimumDuration.ts";
import { openSession, sendSession } from "#api/accounts/session/session.ts";
import { mailAlreadyRegistered } from "#api/accounts/signUp/mailAlreadyRegistered.ts";
import { mailActivation } from "#api/accounts/signUp/mailLink.ts";
import { spendPass } from "#api/security/captcha/captchaPass.ts";
import { slugOf } from "#api/catalogue/slugOf.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { clientAddress } from "#api/server/http/origins/clientAddress.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { isAddressReserved } from "#api/security/links/addressUndo.ts";
import { recordSupplierEdit } from "#api/suppliers/recordSupplierEdit.ts";
import { identityLocks, refuseDuplicates } from "./refuseDuplicates.ts";

/**
 * Creates an agency that is not yet accepted and its owner's account, mails the link that confirms the email address,
 * and signs the owner in [JN1]. Unless `revealRegisteredEmails` is set, always responds 202 without signing in, so that
 * only the mail differs for a registered email address.
 */
export const handleRegisterSupplier: Handler<typeof registerSupplier> = async ({
  body,
  dependencies,
  context,
}) => {
  const { db, clock, config } = dependencies;
  const address = clientAddress(context);
  await limitRate(dependencies, { name: "sign-up", key: address, burst: 10, secondsEach: 120 });
  refuseCommonPassword("password", body.password);
  await spendPass(context, db);
  // Hashed before any lookup, so that a registered email address takes as long as a new one.
  const password_hash = await hashPassword(body.password);
  const now = clock();
  const identity = { taxNumber: body.taxNumber, name: body.agencyName };
  const registered = await runWithMinimumDuration(config, () =>
    inTransaction(db, async (transaction) => {
      await lockInOrder(transaction, [emailLock(body.email), ...identityLocks(identity)]);
      await refuseDuplicates(transaction, identity);
      const owner = await findOwner(transaction, body.email);
      const isTaken = owner !== undefined || (await isAddressReserved(transaction, body.email, { now }));
      if (isTaken && config.revealRegisteredEmails) throw new RefusalError("email_registered");
      await limitMailsTo(dependencies, { kind: "confirmation", address: body.email, db: transaction });
      if (isTaken) {
        if (owner !== undefined && canSignIn(owner.account_status))
          await mailAlreadyRegistered(transaction, owner, { attempt: "signUp", isFromPortal: true, now });
        return undefined;
      }
      const user = await insertAgency(transaction, body, { password_hash, now });
      await mailActivation(transaction, user, { ...dependencies, now });
      if (!config.revealRegisteredEmails) return undefined;
      return { user, session: await openSession(transaction, context, user.id) };
    }),
  );
  // The same response for a new and a registered email address.
  if (registered === undefined) return { ok: true, status: 202, data: undefined };
  sendSession(context, registered.session);
  return { ok: true, status: 200, data: toUser(registered.user) };
};

function findOwner(transaction: Transaction, email: string): Promise<UserRow | undefined> {
  return transaction.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
}

async function insertAgency(
  transaction: Transaction,
  { agencyName, taxNumber, city, fullName, email, phone, language }: SupplierRegistration,
  { password_hash, now }: { password_hash: string; now: Date },
): Promise<UserRow> {
  const supplierId = randomUUID();
  await transaction
    .insertInto("suppliers")
    .values({
      id: supplierId,
      slug: await freeSlug(transaction, agencyName, supplierId),
      name: agencyName,
      search_name: plainText(agencyName),
      tax_number: taxNumber,
      city,
      email,
      phone,
      suspended: true,
      joining: true,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const user = await transaction
    .insertInto("users")
    .values({
      id: randomUUID(),
      type: "supplier",
      supplier_id: supplierId,
      supplier_role: "owner",
      email,
      full_name: fullName,
      phone,
      language,
      password_hash,
      account_status: "active",
      enable_email_notifications: true,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const by = { supplierId, userId: user.id, now };
  const after = { name: agencyName, taxNumber, city };
  await recordSupplierEdit(transaction, by, {
    subject: "agency",
    subjectId: supplierId,
    action: "registered",
    after,
  });
  return user;
}

/** Returns the slug of the name, with a part of the id if the slug is taken or the name has no Latin letter. */
async function freeSlug(transaction: Transaction, name: string, id: string): Promise<string> {
  const slug = slugOf(name);
  const suffix = id.slice(0, 8);
  if (slug === "") return `agence-${suffix}`;
  const taken = await transaction
    .selectFrom("suppliers")
    .select("id")
    .where("slug", "=", slug)
    .unionAll(
      transaction.selectFrom("supplier_old_slugs").select("supplier_id as id").where("slug", "=", slug),
    )
    .executeTakeFirst();
  return taken === undefined ? slug : `${slug.slice(0, 80)}-${suffix}`;
}
