import { DOCUMENT_REMINDER_DAYS } from "@sayara/domain/config/businessDefaults";
import { limitingDocumentTypes } from "@sayara/domain/supplier/papers/arePapersValid";
import { documentReminderDue } from "@sayara/domain/notification/documentReminderDue";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { sql } from "kysely";
import { switchableMail } from "#api/bookings/announce.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { processEach } from "#api/database/processEach.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { postMail } from "#api/messaging/mail/postMail.ts";
import { type DocumentRow, selectDocuments } from "#api/suppliers/documents/documentRows.ts";
import { readSupplierPeople } from "#api/suppliers/readSupplierPeople.ts";

/**
 * Reminds agencies once each when an accepted document expires in 30, 7 and 1 days [DC5]. Several processes
 * may run it: the transaction that writes the mails also claims the document's reminder.
 *
 * @returns the number of documents with new reminders, at most `batch`.
 */
export async function sendDocumentReminders(
  { db, clock, config }: Pick<Dependencies, "db" | "clock" | "config">,
  { batch = 100 }: { batch?: number } = {},
): Promise<number> {
  if (!config.reminders.has("document_expiry")) return 0;
  const now = clock();
  const today = dateInZone(now, config.business.timeZone);
  let writtenCount = 0;
  await processEach(await findDue(db, { today, batch }), async (document) => {
    if (await inTransaction(db, (transaction) => remind(transaction, document, { today, now })))
      writtenCount += 1;
  });
  return writtenCount;
}

/**
 * Returns a batch of documents due for a reminder. Excludes documents with a newer version in review, and
 * documents of suspended agencies.
 */
function findDue(
  db: Database,
  { today, batch }: { today: CalendarDate; batch: number },
): Promise<DocumentRow[]> {
  const [first] = DOCUMENT_REMINDER_DAYS;
  return selectDocuments(db)
    .where("documents.status", "=", "accepte")
    .where("superseded_by", "is", null)
    .where("expires_on", ">=", today)
    .where("expires_on", "<=", addCalendarDays(today, first))
    .where(isNotReminded(today))
    .where((eb) => eb.or([eb("suppliers.suspended", "=", false), eb("suppliers.joining", "=", true)]))
    .where(
      sql<boolean>`not exists (select from documents as newer where newer.status = 'en_revue'
        and newer.supplier_id = documents.supplier_id and newer.type = documents.type
        and newer.title = documents.title and newer.car_id is not distinct from documents.car_id)`,
    )
    .orderBy("expires_on")
    .orderBy("documents.id")
    .limit(batch)
    .execute();
}

/**
 * Returns the condition for documents without a reminder, or with one that was sent at an earlier stage than
 * is due now.
 */
function isNotReminded(today: CalendarDate) {
  return sql<boolean>`(reminded_days is null or exists (
    select from unnest(${`{${DOCUMENT_REMINDER_DAYS.join(",")}}`}::integer[]) as due
    where expires_on - ${today}::date <= due and due < reminded_days))`;
}

async function remind(
  transaction: Transaction,
  { id, type, title, car_name: carName, expires_on: expiresOn, ...row }: DocumentRow,
  { today, now }: { today: CalendarDate; now: Date },
): Promise<boolean> {
  const due = expiresOn === null ? null : documentReminderDue(expiresOn, today);
  if (due === null || expiresOn === null) return false;
  // A concurrent process waits here for the first process's row, and then finds it reminded.
  const claim = await transaction
    .updateTable("documents")
    .set({ reminded_days: due })
    .where("id", "=", id)
    .where("status", "=", "accepte")
    .where("superseded_by", "is", null)
    .where(isNotReminded(today))
    .returning("id")
    .executeTakeFirst();
  if (claim === undefined) return false;
  const supplier = { id: row.supplier_id, name: row.supplier_name, email: row.supplier_email };
  const people = await readSupplierPeople(transaction, supplier, "editPapers");
  const document = { type, title, carName };
  const stopsRentals = limitingDocumentTypes.some((each) => each === type);
  const content = { kind: "documentExpires", document, expiresOn, stopsRentals } as const;
  const mails = people.flatMap((person) => switchableMail(person, { ...content, name: person.name }));
  await postMail(transaction, mails, now);
  return true;
}
