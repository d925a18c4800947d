import { accountSums, type BookingMoney, bookingMovements } from "@sayara/domain/ledger/bookingMovements";
import type { Booking } from "@sayara/domain/booking/Booking";
import { currencies } from "@sayara/domain/money/Currency";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { marketplaceDiscount } from "@sayara/domain/pricing/promo/marketplaceDiscount";
import { statementTotals } from "@sayara/domain/statement/statementTotals";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { readMoney } from "#api/bookings/refund/readMoney.ts";
import type { Database } from "#api/database/Schema.ts";
import { monthBounds } from "#api/money/ledger/monthBounds.ts";
import { readMonth } from "#api/money/statements/readMonth.ts";

const [currency] = currencies;
const TIME_ZONE = "Africa/Tunis";

/** A booking's amounts according to its receipt and terms. */
type Receipt = Omit<BookingMoney, "payments" | "refunds"> &
  Pick<Booking, "payments" | "refunds"> & { id: string; supplierId: string; reference: string };

/**
 * Compares the statements for the months of these bookings with the bookings' receipts. Each month's sums
 * online and at the desk must equal the payments and returned refunds of that month. Each booking's
 * commission, less the discount that the marketplace bears, must be charged once [ST3, ST4].
 *
 * @returns a sentence for each difference.
 */
export async function findStatementDifferences(db: Database, ids: readonly string[]): Promise<string[]> {
  const receipts = await readReceipts(db, ids);
  const charged = new Map<string, number>();
  const differences: string[] = [];
  for (const { supplierId, month } of await monthsOf(db, ids)) {
    const bounds = monthBounds(month, TIME_ZONE);
    const read = await readMonth(db, { supplierId, currency, ...bounds });
    const lines = read.lines.filter(({ booking }) => receipts.some(({ id }) => id === booking.id));
    for (const { booking, commission, discount = 0 } of lines)
      charged.set(booking.id, (charged.get(booking.id) ?? 0) + toMillimes(commission) - toMillimes(discount));
    const basis = { corrects: null, threshold: 0, opening: 0, settlements: [], refundsOwed: 0 };
    const { online, desk } = statementTotals({ ...basis, lines });
    const expected = accountSums(
      receipts
        .filter((receipt) => receipt.supplierId === supplierId)
        .flatMap((receipt) => bookingMovements(moneyBetween(receipt, bounds))),
    );
    if (toMillimes(online) !== expected.agency || toMillimes(desk) !== expected.desk)
      differences.push(
        `${month}: ${online} online, ${desk} at the desk; receipts have ${toDinars(expected.agency)} and ${toDinars(expected.desk)}`,
      );
  }
  const wrong = receipts.filter(
    (receipt) => (charged.get(receipt.id) ?? 0) !== accountSums(bookingMovements(receipt)).marketplace,
  );
  return [
    ...differences,
    ...wrong.map(({ reference }) => `${reference}: statements have another commission or discount`),
  ];
}

/** Returns the months in which money of the bookings moved, by agency. */
async function monthsOf(db: Database, ids: readonly string[]) {
  const moved = await db
    .selectFrom("ledger")
    .select(["supplier_id as supplierId", "at"])
    .where("booking_id", "in", ids)
    .execute();
  const months = moved.map(({ supplierId, at }) => ({
    supplierId,
    month: dateInZone(at, TIME_ZONE).slice(0, 7),
  }));
  return [...new Map(months.map((one) => [`${one.supplierId} ${one.month}`, one])).values()];
}

async function readReceipts(db: Database, ids: readonly string[]): Promise<Receipt[]> {
  const bookings = await db
    .selectFrom("bookings")
    .select([
      "id",
      "reference",
      "supplier_id",
      "status",
      "quote",
      "commission_millimes",
      "kept_discount_millimes",
    ])
    .select("trip_counted_at")
    .where("id", "in", ids)
    .execute();
  const money = await readMoney(db, ids);
  return bookings.map((row) => ({
    id: row.id,
    reference: row.reference,
    supplierId: row.supplier_id,
    status: row.status,
    ...(money.get(row.id) ?? { payments: [], refunds: [] }),
    commission: toDinars(row.commission_millimes),
    discount: toDinars(marketplaceDiscount(row.quote)),
    keptDiscount: toDinars(row.kept_discount_millimes),
    hasEnded: row.trip_counted_at !== null,
  }));
}

/** Returns the payments and returned refunds within a period, without commission and discounts. */
function moneyBetween(receipt: Receipt, { start, end }: { start: Date; end: Date }): BookingMoney {
  const isBetween = (at: string | null) => at !== null && new Date(at) >= start && new Date(at) < end;
  return {
    ...receipt,
    payments: receipt.payments.filter(({ at }) => isBetween(at)),
    refunds: receipt.refunds.filter(({ settledAt }) => isBetween(settledAt)),
    commission: 0,
    discount: 0,
    keptDiscount: 0,
  };
}
