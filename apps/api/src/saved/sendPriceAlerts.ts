import { PRICE_ALERT_HOURS } from "@sayara/domain/config/businessDefaults";
import { toDinars } from "@sayara/domain/money/millimes";
import { savedCarChange } from "@sayara/domain/search/savedCarChange";
import { sql } from "kysely";
import { lockAccount } from "#api/accounts/lockAccount.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { processEach } from "#api/database/processEach.ts";
import type { Progress } from "#api/database/workInSlots.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import type { Mail } from "#api/messaging/mail/Mail.ts";
import { postMail } from "#api/messaging/mail/postMail.ts";
import { type CheckedSavedCar, checkSavedCar } from "./checkSavedCar.ts";
import { rentalOf, selectSavedCars } from "./savedCarRows.ts";
import { wantsMails } from "./wantsPriceAlerts.ts";

const HOUR = 3_600_000;

type Tools = Pick<Dependencies, "db" | "clock" | "config">;
type MailedCar = Extract<Mail["content"], { kind: "savedCarsChanged" }>["cars"][number];

/**
 * Checks the saved cars with alerts of drivers whose last check is hours old, and mails the changes to each
 * driver at most once a day [SV6]. Several processes may run it: the transaction that writes the mail also
 * claims the driver's check.
 *
 * @returns the number of mails written.
 */
export async function sendPriceAlerts(
  tools: Tools,
  { shouldContinue = () => true, batch = 100 }: Partial<Progress> & { batch?: number } = {},
): Promise<number> {
  const now = tools.clock();
  const userIds = await findDue(tools.db, { now, batch });
  let mailCount = 0;
  await processEach(userIds, async (userId) => {
    if (shouldContinue() && (await checkDriver(tools, userId, now))) mailCount += 1;
  });
  return mailCount;
}

/** Returns a batch of drivers whose saved cars are due for a check, those checked longest ago first. */
async function findDue(db: Database, { now, batch }: { now: Date; batch: number }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select users.id from users left join saved_car_checks on saved_car_checks.user_id = users.id
    where ${wantsMails} and exists (select from saved_cars where saved_cars.user_id = users.id
        and saved_cars.alert_since is not null and saved_cars.from_at > ${now})
      and (saved_car_checks.checked_at is null or ${isDue(now)})
    order by saved_car_checks.checked_at nulls first, users.id
    limit ${batch}`.execute(db);
  return rows.map(({ id }) => id);
}

function isDue(now: Date) {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR);
  return sql<boolean>`(saved_car_checks.checked_at <= ${hoursAgo(PRICE_ALERT_HOURS.check)}
    and (saved_car_checks.mailed_at is null or saved_car_checks.mailed_at <= ${hoursAgo(PRICE_ALERT_HOURS.mail)}))`;
}

function watchedCars(db: Database, userId: string, now: Date) {
  return selectSavedCars(db)
    .where("user_id", "=", userId)
    .where("alert_since", "is not", null)
    .where("from_at", ">", now)
    .orderBy("from_at")
    .orderBy("saved_cars.id");
}

/**
 * Checks a driver's saved cars and returns whether a mail was written. Prices the cars before it locks the
 * account.
 */
async function checkDriver({ db, config }: Tools, userId: string, now: Date): Promise<boolean> {
  const { language } = await db
    .selectFrom("users")
    .select("language")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const checks = new Map<string, CheckedSavedCar>();
  for (const row of await watchedCars(db, userId, now).execute())
    checks.set(row.id, await checkSavedCar(db, rentalOf(row), { language, config, now }));
  return inTransaction(db, async (transaction) => {
    const account = await lockAccount(transaction, { id: userId });
    const isClaimed = account !== undefined && (await claimCheck(transaction, userId, now));
    if (!isClaimed) return false;
    const changed: MailedCar[] = [];
    // Reads the alerts again, because one may have ended or restarted with another total.
    for (const row of await watchedCars(transaction, userId, now).execute()) {
      const check = checks.get(row.id);
      if (check === undefined) continue;
      const watched = { known: row.known_millimes, takenChecks: row.taken_checks };
      const { news, ...next } = savedCarChange(watched, check);
      await transaction
        .updateTable("saved_cars")
        .set({ known_millimes: next.known, taken_checks: next.takenChecks })
        .where("id", "=", row.id)
        .execute();
      const { found, total } = check;
      if (news === null || found === undefined || total === null) continue;
      changed.push({
        news,
        carName: found.car.name,
        supplierName: found.car.supplier.name,
        pickUpPlace: found.pickupLocation.name,
        from: row.from_at,
        to: row.to_at,
        total: toDinars(total),
        ...(news === "cheaper" && row.known_millimes !== null && { before: toDinars(row.known_millimes) }),
        address: { car: row.car, place: row.pickup, dropOff: row.drop_off, driverAge: row.driver_age },
      });
    }
    if (changed.length === 0) return false;
    await transaction
      .updateTable("saved_car_checks")
      .set({ mailed_at: now })
      .where("user_id", "=", userId)
      .execute();
    const mail: Mail = {
      to: { name: account.full_name, address: account.email },
      language: account.language,
      content: { kind: "savedCarsChanged", name: account.full_name, cars: changed },
      unsubscribeAccountId: userId,
    };
    await postMail(transaction, [mail], now);
    return true;
  });
}

/**
 * Claims a driver's check under the account's lock. Returns false if another process has claimed it or the
 * driver no longer wants mails.
 */
async function claimCheck(transaction: Transaction, userId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into saved_car_checks (user_id, checked_at)
    select users.id, ${now}::timestamptz from users where users.id = ${userId} and ${wantsMails}
    on conflict (user_id) do update set checked_at = excluded.checked_at where ${isDue(now)}
    returning user_id`.execute(transaction);
  return rows.length > 0;
}
