import { deliverableChannels } from "@sayara/domain/notification/deliverableChannels";
import { debtReminderDue, isReminderHour } from "@sayara/domain/statement/debt";
import { statementNumber } from "@sayara/domain/statement/StatementNumber";
import { toDinars } from "@sayara/domain/money/millimes";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { sql } from "kysely";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import { processEach } from "#api/database/processEach.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { postMail } from "#api/messaging/mail/postMail.ts";
import { supplierLock } from "#api/suppliers/inSupplierTransaction.ts";
import { type DebtRow, selectOwedDebts } from "./debtRows.ts";
import { readStatementRecipients } from "./readStatementRecipients.ts";

type Tools = Pick<Dependencies, "db" | "clock" | "config">;

/**
 * Reminds agencies of their debts and sends each reminder once [DB3]. Several processes may run it, because
 * the transaction that writes the mails also inserts the reminder's row.
 *
 * @returns the number of debts for which reminders were sent, at most `batch`.
 */
export async function sendDebtReminders(
  { db, clock, config }: Tools,
  { batch = 100 }: { batch?: number } = {},
): Promise<number> {
  const context = { now: clock(), config };
  const { timeZone, debtReminderDays } = config.business;
  const [first] = debtReminderDays;
  if (first === undefined || !isReminderHour(context.now, timeZone)) return 0;
  const today = dateInZone(context.now, timeZone);
  const due = await selectOwedDebts(db)
    .where(
      sql<boolean>`(issued_at at time zone ${timeZone})::date <= ${addCalendarDays(today, -first)}::date`,
    )
    .where(sql<boolean>`(follow_up_on is null or follow_up_on <= ${today}::date)`)
    .where(isNotReminded(today, context))
    .orderBy("issued_at")
    .orderBy("id")
    .limit(batch)
    .execute();
  let writtenCount = 0;
  await processEach(due, async (debt) => {
    if (await inTransaction(db, (transaction) => remind(transaction, debt, context))) writtenCount += 1;
  });
  return writtenCount;
}

/** Condition for debts with a due reminder that is later than the latest one sent. */
function isNotReminded(today: string, { config: { business } }: Pick<Tools, "config">) {
  const days = sql`unnest(${`{${business.debtReminderDays.join(",")}}`}::integer[])`;
  return sql<boolean>`exists (select from ${days} as due where due > coalesce("remindedDays", -1)
    and (issued_at at time zone ${business.timeZone})::date + due <= ${today}::date)`;
}

async function remind(
  transaction: Transaction,
  { id, supplier_id: supplierId }: DebtRow,
  { now, config }: Pick<Tools, "config"> & { now: Date },
): Promise<boolean> {
  await lockInOrder(transaction, [supplierLock(supplierId)]);
  // Reads the debt again under the agency's lock: it may have been paid, or another process may have sent the
  // reminder.
  const row = await selectOwedDebts(transaction, { supplierId }).where("id", "=", id).executeTakeFirst();
  if (row === undefined) return false;
  const { timeZone, debtReminderDays } = config.business;
  const debt = { issuedAt: row.issued_at, followUpOn: row.follow_up_on, remindedDays: row.remindedDays };
  const due = debtReminderDue(debt, { now, timeZone }, debtReminderDays);
  if (due === null) return false;
  const claim = await transaction
    .insertInto("debt_reminders")
    .values({ statement_id: id, days: due, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("days")
    .executeTakeFirst();
  if (claim === undefined) return false;
  const isLast = due === debtReminderDays.at(-1);
  const content = {
    kind: "debtReminder",
    agency: row.name,
    statementId: id,
    number: statementNumber(row),
    month: row.month,
    outstanding: toDinars(Number(row.outstanding)),
    currency: row.currency,
    issuedAt: row.issued_at,
    isLast,
  } as const;
  const people = await readStatementRecipients(transaction, supplierId);
  const mails = people.flatMap(({ name, address, phone, language }) => {
    const channels = deliverableChannels(isLast ? "email+sms" : "email", { hasPhone: phone !== null });
    const message = { language, content: { ...content, name } };
    return [
      { ...message, to: { name, address } },
      ...(channels.sms ? [{ ...message, to: { name, address: phone ?? "" }, channel: "sms" as const }] : []),
    ];
  });
  await postMail(transaction, mails, now);
  return true;
}
