import type { supplierMoney } from "@sayara/api-client/contract/suppliers/supplierMoney";
import { MovementKind, planMovementKinds } from "@sayara/domain/ledger/MovementKind";
import { currencies } from "@sayara/domain/money/Currency";
import { toDinars } from "@sayara/domain/money/millimes";
import type { Database } from "#api/database/Schema.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { monthBounds } from "#api/money/ledger/monthBounds.ts";
import { owedOnline } from "#api/money/ledger/readBalances.ts";
import { requireSupplier } from "#api/suppliers/requireSupplier.ts";

const [currency] = currencies;

export const handleSupplierMoney: Handler<typeof supplierMoney> = async ({
  params: { supplier: segment, page, size },
  query: { month },
  user,
  dependencies: { db, config },
}) => {
  const { supplier } = await requireSupplier(db, user, { segment, action: "viewMoney" });
  const { start, end } = monthBounds(month, config.business.timeZone);
  const ofMonth = agencyRows(db, supplier.id).where("at", ">=", start).where("at", "<", end);
  const sums = await ofMonth
    .select(({ fn }) => [
      "kind",
      fn.countAll<string>().as("count"),
      fn.sum<string>("amount_millimes").as("millimes"),
    ])
    .groupBy("kind")
    .execute();
  const rows = await ofMonth
    .leftJoin("bookings", "bookings.id", "ledger.booking_id")
    .select([
      "ledger.movement_id as id",
      "ledger.kind",
      "ledger.at",
      "ledger.account",
      "ledger.amount_millimes as millimes",
      "ledger.reference",
      "bookings.id as bookingId",
      "bookings.reference as bookingReference",
    ])
    .orderBy("ledger.at", "desc")
    .orderBy("ledger.id", "desc")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const balances = await db
    .selectFrom("ledger")
    .select(({ fn }) => [
      fn.sum<string>("amount_millimes").as("now"),
      fn.sum<string>("amount_millimes").filterWhere("at", "<", start).as("opening"),
      fn.sum<string>("amount_millimes").filterWhere("at", "<", end).as("closing"),
    ])
    .where("supplier_id", "=", supplier.id)
    .where("account", "=", "agency")
    .where("currency", "=", currency)
    .executeTakeFirstOrThrow();
  const { owed } = await db
    .selectNoFrom(owedOnline(db, supplier.id, currency).as("owed"))
    .executeTakeFirstOrThrow();
  return {
    ok: true,
    status: 200,
    data: {
      currency,
      balance: dinarsOf(balances.now),
      owedToDrivers: dinarsOf(owed),
      opening: dinarsOf(balances.opening),
      closing: dinarsOf(balances.closing),
      sums: MovementKind.options.flatMap((kind) => {
        const sum = sums.find((candidate) => candidate.kind === kind);
        return sum === undefined ? [] : [{ kind, received: dinarsOf(sum.millimes) }];
      }),
      total: sums.reduce((total, { count }) => total + Number(count), 0),
      items: rows.map(({ id, kind, at, account, millimes, reference, bookingId, bookingReference }) => ({
        id,
        kind,
        at: at.toISOString(),
        received: toDinars(millimes),
        changesBalance: account === "agency",
        booking:
          bookingId === null || bookingReference === null
            ? null
            : { id: bookingId, reference: bookingReference },
        reference,
      })),
    },
  };
};

/** Selects one row per movement: the row that changes the balance, or the desk's row if no row does. */
function agencyRows(db: Database, supplierId: string) {
  return db
    .selectFrom("ledger")
    .where("ledger.supplier_id", "=", supplierId)
    .where("ledger.currency", "=", currency)
    .where(({ or, and, eb }) =>
      or([
        eb("account", "=", "agency"),
        and([
          eb("account", "=", "desk"),
          eb("kind", "in", ["desk_payment", "desk_refund", ...planMovementKinds]),
        ]),
      ]),
    );
}

function dinarsOf(millimes: string | null): number {
  return toDinars(Number(millimes ?? 0));
}
