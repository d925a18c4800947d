import type { ExchangeRates } from "@sayara/domain/exchange/ExchangeRates";
import { type ForeignCurrency, foreignCurrencies } from "@sayara/domain/money/ForeignCurrency";
import type { Database } from "#api/database/Schema.ts";

/** Returns the rates of the last reading and its time; null before the first reading. */
export async function readStoredRates(db: Database): Promise<(ExchangeRates & { readAt: Date }) | null> {
  const rows = await db
    .selectFrom("exchange_rates")
    .select(["currency", "dinars", "date", "read_at"])
    .execute();
  const [first] = rows;
  if (first === undefined) return null;
  const dinars = Object.fromEntries(rows.map((row) => [row.currency, row.dinars])) as Partial<
    Record<ForeignCurrency, number>
  >;
  return { date: first.date, dinars, readAt: first.read_at };
}

/** Replaces the stored rates in one statement, so that they are always from the same day. */
export async function storeRates(
  db: Database,
  { rates, readAt }: { rates: ExchangeRates; readAt: Date },
): Promise<void> {
  const rows = foreignCurrencies.flatMap((currency) => {
    const dinars = rates.dinars[currency];
    return dinars === undefined ? [] : [{ currency, dinars, date: rates.date, read_at: readAt }];
  });
  await db
    .insertInto("exchange_rates")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("currency").doUpdateSet(({ ref }) => ({
        dinars: ref("excluded.dinars"),
        date: ref("excluded.date"),
        read_at: ref("excluded.read_at"),
      })),
    )
    .execute();
}
