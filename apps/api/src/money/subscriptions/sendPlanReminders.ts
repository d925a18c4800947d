import { CURRENCY, PLAN_REMINDER_DAYS } from "@sayara/domain/config/businessDefaults";
import { toDinars } from "@sayara/domain/money/millimes";
import { isReminderHour } from "@sayara/domain/statement/debt";
import { isHigherPlan, priceOf } from "@sayara/domain/subscription/planChange";
import type { SubscriptionPlan } from "@sayara/domain/subscription/SubscriptionPlan";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { sql } from "kysely";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import { processEach } from "#api/database/processEach.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { SubscriptionRow } from "#api/database/tables/subscriptionTables.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import type { StoredMail } from "#api/messaging/mail/Mail.ts";
import { postMail } from "#api/messaging/mail/postMail.ts";
import { readStatementRecipients } from "#api/money/statements/readStatementRecipients.ts";
import { supplierLock } from "#api/suppliers/inSupplierTransaction.ts";
import { selectPeriods } from "./readPlan.ts";

type Tools = Pick<Dependencies, "db" | "clock" | "config">;
type Event = "ends" | "lapsed";

/**
 * Mails agencies 7 days before the end of their period, and after a period has ended without a next one
 * [SU6]. The lapse itself needs no job, because a day without a period has the plan `free`. Several processes
 * may run it, because each mail claims its period.
 *
 * @returns the number of periods for which mails were sent, at most twice `batch`.
 */
export async function sendPlanReminders(
  { db, clock, config }: Tools,
  { batch = 100 }: { batch?: number } = {},
): Promise<number> {
  const now = clock();
  const { timeZone } = config.business;
  if (!isReminderHour(now, timeZone)) return 0;
  const today = dateInZone(now, timeZone);
  let mailed = 0;
  for (const event of ["ends", "lapsed"] as const) {
    const due = await selectDue(db, event, today).orderBy("end_date").orderBy("id").limit(batch).execute();
    await processEach(due, async (period) => {
      const work = (transaction: Transaction) => remind(transaction, period, { event, today, now, config });
      if (await inTransaction(db, work)) mailed += 1;
    });
  }
  return mailed;
}

/**
 * Selects the periods that need a mail: those without a following period. If a grant of a lower plan follows,
 * the period's end is still mailed.
 */
function selectDue(db: Database, event: Event, today: string) {
  const isFollowing =
    event === "lapsed"
      ? sql`true`
      : sql`not (later.source = 'granted' and later.plan = 'basic' and subscriptions.plan = 'premium')`;
  const query = db
    .selectFrom("subscriptions")
    .selectAll()
    .where("superseded_at", "is", null)
    .where("lapsed_at", "is", null)
    .where(
      sql<boolean>`not exists (select from subscriptions as later
        where later.supplier_id = subscriptions.supplier_id and later.superseded_at is null
          and later.start_date > subscriptions.start_date and ${isFollowing})`,
    );
  return event === "lapsed"
    ? query.where("end_date", "<", today)
    : query
        .where("end_date", ">=", today)
        .where("end_date", "<=", addCalendarDays(today, PLAN_REMINDER_DAYS))
        .where("reminded_at", "is", null)
        .where(sql<boolean>`next_plan is distinct from 'free'`);
}

async function remind(
  transaction: Transaction,
  { id, supplier_id: supplierId }: SubscriptionRow,
  { event, today, now, config }: { event: Event; today: string; now: Date } & Pick<Tools, "config">,
): Promise<boolean> {
  await lockInOrder(transaction, [supplierLock(supplierId)]);
  // Reads the period again under the agency's lock: the agency may have paid, or another process may have
  // sent the mail.
  const row = await selectDue(transaction, event, today).where("id", "=", id).executeTakeFirst();
  if (row === undefined) return false;
  await transaction
    .updateTable("subscriptions")
    .set(event === "ends" ? { reminded_at: now } : { lapsed_at: now })
    .where("id", "=", id)
    .execute();
  const { name: agency } = await transaction
    .selectFrom("suppliers")
    .select("name")
    .where("id", "=", supplierId)
    .executeTakeFirstOrThrow();
  const grant = await selectPeriods(transaction, supplierId)
    .where("start_date", ">", row.start_date)
    .orderBy("start_date")
    .limit(1)
    .executeTakeFirst();
  const people = await readStatementRecipients(transaction, supplierId);
  const mails = people.map(({ name, address, language }) => ({
    to: { name, address },
    language,
    content: contentOf(row, { event, name, agency, afterwards: grant?.plan ?? "free", config }),
  }));
  await postMail(transaction, mails, now);
  return true;
}

function contentOf(
  row: SubscriptionRow,
  {
    event,
    name,
    agency,
    afterwards,
    config,
  }: {
    event: Event;
    name: string;
    agency: string;
    /** The plan from the day after the period, unless the agency pays for one. */
    afterwards: SubscriptionPlan;
  } & Pick<Tools, "config">,
): StoredMail {
  const common = {
    name,
    agency,
    subscription: row.plan,
    isTrial: row.source === "trial",
    endDate: row.end_date ?? "",
  };
  if (event === "lapsed") return { kind: "planLapsed", ...common };
  const { next_plan: chosen } = row;
  const nextPlan =
    chosen !== null && chosen !== "free" && isHigherPlan(chosen, afterwards) ? chosen : row.plan;
  const billingPeriod = row.next_billing_period ?? row.billing_period;
  const price = toDinars(priceOf({ plan: nextPlan, billingPeriod }, config.business.planPrices));
  return { kind: "planEnds", ...common, nextPlan, billingPeriod, price, currency: CURRENCY, afterwards };
}
