import { accountSums, bookingMovements } from "@sayara/domain/ledger/bookingMovements";
import { type LedgerAccount, ledgerAccounts } from "@sayara/domain/ledger/LedgerAccount";
import { toDinars } from "@sayara/domain/money/millimes";
import { marketplaceDiscount } from "@sayara/domain/pricing/promo/marketplaceDiscount";
import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";
import { readMoney } from "#api/bookings/refund/readMoney.ts";

/** Number of bookings read at a time. */
const BATCH = 1000;

export interface LedgerCheck {
  /** Number of compared bookings: those with payments, refunds or ledger rows, and those whose rental has ended. */
  bookings: number;
  /** One sentence per difference. */
  differences: string[];
  /** Sum per account and currency, in millimes. */
  totals: { currency: string; account: LedgerAccount; millimes: number }[];
}

/**
 * Recomputes each booking's movements from its payments, refunds, commission and discount by the domain's
 * rules, and compares them with the ledger [LG1–LG5, LG9]. Compares the agencies' payments with the ledger
 * too [LG8] [DB8]. Reads everything in one snapshot, so that a concurrent change of a booking is not reported
 * as a difference.
 */
export async function checkLedger(db: Database): Promise<LedgerCheck> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (snapshot) => {
      const differences = [...(await findUnbalanced(snapshot)), ...(await findPaymentDifferences(snapshot))];
      let bookings = 0;
      let lastId = "00000000-0000-0000-0000-000000000000";
      for (;;) {
        const ids = await nextBookings(snapshot, lastId);
        if (ids.length === 0) break;
        differences.push(...(await findLedgerDifferences(snapshot, ids)));
        bookings += ids.length;
        lastId = ids.at(-1) ?? lastId;
      }
      return { bookings, differences, totals: await readTotals(snapshot) };
    });
}

async function findUnbalanced(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("ledger")
    .select(({ fn }) => ["movement_id", fn.sum<string>("amount_millimes").as("millimes")])
    .groupBy("movement_id")
    .having(({ or, eb, fn }) =>
      or([eb(fn.sum("amount_millimes"), "!=", 0), eb(fn.countAll<string>(), "!=", "2")]),
    )
    .execute();
  return rows.map(({ movement_id: id }) => `movement ${id} is not balanced`);
}

/** Compares the agencies' payments and refunds with the ledger, in both directions [LG8] [DB8]. */
async function findPaymentDifferences(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select agency_payments.id from agency_payments
    left join ledger as paid on paid.payment_id = agency_payments.id and paid.account = 'desk'
    left join ledger as returned on returned.refund_id = agency_payments.id and returned.account = 'desk'
    where coalesce(-paid.amount_millimes, 0)
        <> case when state in ('paid', 'refunded') then agency_payments.amount_millimes else 0 end
      or coalesce(returned.amount_millimes, 0)
        <> case when refund_state = 'succeeded' then agency_payments.amount_millimes else 0 end
      or paid.kind <> case purpose when 'plan' then 'plan_payment' else 'agency_payment' end
    order by agency_payments.id`.execute(db);
  return rows.map(({ id }) => `payment ${id} of an agency differs from the ledger`);
}

async function nextBookings(db: Database, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom("bookings")
    .select("id")
    .where("id", ">", after)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb("trip_counted_at", "is not", null),
        ...(["payments", "refunds", "ledger"] as const).map((table) =>
          exists(selectFrom(table).select("id").whereRef("booking_id", "=", "bookings.id")),
        ),
      ]),
    )
    .orderBy("id")
    .limit(BATCH)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Returns a sentence for each account of these bookings whose balance differs from the payments, refunds,
 * commission and discount.
 */
export async function findLedgerDifferences(db: Database, ids: readonly string[]): Promise<string[]> {
  const bookings = await db
    .selectFrom("bookings")
    .select([
      "id",
      "reference",
      "status",
      "quote",
      "commission_millimes",
      "kept_discount_millimes",
      "trip_counted_at",
    ])
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
  const money = await readMoney(db, ids);
  const recorded = await db
    .selectFrom("ledger")
    .select(["booking_id", "account"])
    .select(({ fn }) => fn.sum<string>("amount_millimes").as("millimes"))
    .where("booking_id", "in", ids)
    .groupBy(["booking_id", "account"])
    .execute();
  const recordedOf = Map.groupBy(recorded, ({ booking_id: id }) => id);
  return bookings.flatMap(
    ({
      id,
      reference,
      status,
      quote,
      commission_millimes: commission,
      kept_discount_millimes: kept,
      trip_counted_at: end,
    }) => {
      const expected = accountSums(
        bookingMovements({
          status,
          ...(money.get(id) ?? { payments: [], refunds: [] }),
          commission: toDinars(commission),
          // Computed from the quote, because the ledger's row comes from the column.
          discount: toDinars(marketplaceDiscount(quote)),
          keptDiscount: toDinars(kept),
          hasEnded: end !== null,
        }),
      );
      const sums = new Map((recordedOf.get(id) ?? []).map((row) => [row.account, Number(row.millimes)]));
      return ledgerAccounts
        .filter((account) => (sums.get(account) ?? 0) !== expected[account])
        .map(
          (account) =>
            `${reference}: ${account} has ${toDinars(sums.get(account) ?? 0)} instead of ${toDinars(expected[account])}`,
        );
    },
  );
}

async function readTotals(db: Database): Promise<LedgerCheck["totals"]> {
  const rows = await db
    .selectFrom("ledger")
    .select(["currency", "account"])
    .select(({ fn }) => fn.sum<string>("amount_millimes").as("millimes"))
    .groupBy(["currency", "account"])
    .orderBy("currency")
    .execute();
  return rows
    .map(({ millimes, ...row }) => ({ ...row, millimes: Number(millimes) }))
    .toSorted((a, b) => ledgerAccounts.indexOf(a.account) - ledgerAccounts.indexOf(b.account));
}
