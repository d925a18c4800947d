import type {
  bankAccount,
  setBankAccount,
  SupplierBankAccount,
} from "@sayara/api-client/contract/payouts/bankAccount";
import { ribEnd } from "@sayara/domain/payment/Rib";
import { accountHeldUntil } from "@sayara/domain/statement/payoutDue";
import { isPasswordCorrect } from "#api/accounts/password/isPasswordCorrect.ts";
import { limitPasswordChecks } from "#api/accounts/password/limitPasswordChecks.ts";
import { wrongPasswordError } from "#api/accounts/password/provePassword.ts";
import { limitConfirmations, spendConfirmationCode } from "#api/accounts/secondFactor/proveSecondFactor.ts";
import { lockAccount } from "#api/accounts/lockAccount.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { postMail } from "#api/messaging/mail/postMail.ts";
import { sealText } from "#api/security/sealText.ts";
import { readStatementRecipients } from "#api/money/statements/readStatementRecipients.ts";
import { inSupplierTransaction } from "#api/suppliers/inSupplierTransaction.ts";
import { requireSupplier, type SupplierRights } from "#api/suppliers/requireSupplier.ts";
import { type BankAccountTools, openBankAccount, toBankAccount } from "./bankAccountRows.ts";

export const handleBankAccount: Handler<typeof bankAccount> = async ({
  params,
  user,
  dependencies: { db, clock, config },
}) => {
  const rights = await requireSupplier(db, user, { segment: params.supplier, action: "viewMoney" });
  return {
    ok: true,
    status: 200,
    data: await describeAccount(db, { ...rights, user }, { now: clock(), config }),
  };
};

/**
 * Sets the bank account and mails the owners in the same transaction. Requires the password and the second
 * factor [PO2].
 */
export const handleSetBankAccount: Handler<typeof setBankAccount> = async ({
  params: { supplier: segment },
  body: { version, rib, password, code },
  user,
  context,
  dependencies,
}) => {
  const { db, config, clock } = dependencies;
  const action = "editMoney";
  // Checks the right first, so that people without it get the same refusal whatever they send.
  await requireSupplier(db, user, { segment, action });
  if (user.second_factor === null) throw new RefusalError("second_factor_required");
  await limitPasswordChecks(dependencies, user.id);
  if (!(await isPasswordCorrect(user.password_hash, password))) throw wrongPasswordError();
  await limitConfirmations(dependencies, user.id);
  const data = await inSupplierTransaction(context, { segment, action }, async (write) => {
    const { transaction, supplier, recordEdit } = write;
    const owner = await lockAccount(transaction, { id: user.id });
    // The password has changed since it was checked.
    if (owner === undefined || owner.password_hash !== user.password_hash) throw wrongPasswordError();
    await spendConfirmationCode(transaction, owner, code, dependencies);
    const stored = await readStored(transaction, supplier.id);
    if ((stored?.version ?? 0) !== version) throw new RefusalError("stale_version");
    const now = clock();
    const columns = {
      sealed_rib: sealText(config.secret, { purpose: "rib", subject: supplier.id }, rib),
      last_digits: ribEnd(rib),
      changed_at: now,
      changed_by: owner.id,
      version: version + 1,
    };
    await transaction
      .insertInto("bank_accounts")
      .values({ supplier_id: supplier.id, ...columns })
      .onConflict((conflict) => conflict.column("supplier_id").doUpdateSet(columns))
      .execute();
    await recordEdit({
      subject: "bankAccount",
      subjectId: supplier.id,
      action: "changed",
      ...(stored && { before: { lastDigits: stored.last_digits } }),
      after: { lastDigits: columns.last_digits },
    });
    await notifyOwners(transaction, supplier, {
      digits: columns.last_digits,
      person: owner.full_name,
      changedAt: now,
      heldUntil: accountHeldUntil(now, config.business.payoutHoldHours),
    });
    return describeAccount(transaction, { ...write, user: owner }, { now, config });
  });
  return { ok: true, status: 200, data };
};

/**
 * Mails every owner of the agency, including the author of the change, whose session may have been stolen.
 */
async function notifyOwners(
  transaction: Transaction,
  { id, name: agency }: { id: string; name: string },
  change: { digits: string; person: string; changedAt: Date; heldUntil: Date },
): Promise<void> {
  const owners = await readStatementRecipients(transaction, id, ["owner"]);
  const mails = owners.map(({ name, address, language }) => ({
    to: { name, address },
    language,
    content: { kind: "bankAccountChanged" as const, name, agency, ...change },
  }));
  await postMail(transaction, mails, change.changedAt);
}

function readStored(db: Database, supplierId: string) {
  return db
    .selectFrom("bank_accounts")
    .select(["sealed_rib", "last_digits", "changed_at", "version"])
    .where("supplier_id", "=", supplierId)
    .executeTakeFirst();
}

async function describeAccount(
  db: Database,
  { supplier, actor, user }: Pick<SupplierRights, "supplier" | "actor"> & { user: UserRow },
  { now, config }: BankAccountTools,
): Promise<SupplierBankAccount> {
  const stored = await readStored(db, supplier.id);
  const account = stored === undefined ? null : openBankAccount(supplier.id, stored, { config });
  const isWhole = actor === "owner" || actor === "admin";
  return {
    account: account === null ? null : toBankAccount(account, { now, isWhole }),
    version: stored?.version ?? 0,
    confirmedBy: actor === "owner" ? user.second_factor : null,
  };
}
