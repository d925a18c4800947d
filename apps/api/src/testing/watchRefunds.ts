import { balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import { isOwedByStaff } from "@sayara/domain/payment/isOwedByStaff";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import type { Selectable } from "kysely";
import type { RefundRow } from "#api/database/tables/paymentTables.ts";
import type { Database } from "#api/database/Schema.ts";
import { readMoney } from "#api/bookings/refund/readMoney.ts";

type Refund = Selectable<RefundRow>;

/** External records of refunds in millimes, by refund id. */
export interface RefundLedgers {
  /** Refunded by the gateway. */
  atGateway: () => ReadonlyMap<string, number>;
  /** Refunded by staff. */
  byHand: ReadonlyMap<string, number>;
}

/**
 * Returns a function that compares the refunds of bookings with their state at the previous call, with their
 * payments, and with the records of gateway and staff. It may be called at any time, even while refunds are
 * in progress.
 *
 * @returns a sentence for each broken rule of BK8, BK10 and BK12, and the number of refunds that were refused
 * and are still owed.
 */
export function watchRefunds(
  db: Database,
  bookings: { keys(): Iterable<string> },
  { atGateway, byHand }: RefundLedgers,
): () => Promise<{ broken: string[]; failed: number }> {
  let before = new Map<string, Refund>();
  return async () => {
    const ids = [...bookings.keys()];
    if (ids.length === 0) return { broken: [], failed: 0 };
    const rows = await db.selectFrom("refunds").selectAll().where("booking_id", "in", ids).execute();
    const current = new Map(rows.map((row) => [row.id, row]));
    const missing = [...before.keys()].filter((id) => !current.has(id)).map((id) => `refund ${id} is gone`);
    const changed = rows.flatMap((row) => brokenChanges(before.get(row.id), row));
    before = current;
    const broken = [...missing, ...changed, ...(await brokenSums(ids)), ...rows.flatMap(brokenReturn)];
    return { broken, failed: rows.filter(({ state }) => state === "failed").length };
  };

  /** Checks that the rows and the ledgers agree on who paid each refund, and that only one of them did. */
  function brokenReturn({ id, amount_millimes: amount, ...row }: Refund): string[] {
    const [gateway = 0, manual = 0] = [atGateway().get(id), byHand.get(id)];
    const isByHand = row.returned_on !== null;
    const rules: Record<string, boolean> = {
      "is not returned twice": gateway === 0 || manual === 0,
      "is returned whole": [0, amount].includes(gateway) && [0, amount].includes(manual),
      "is recorded as returned by hand if and only if it was": isByHand === manual > 0,
      "is returned if its row says so":
        row.state !== "succeeded" || row.reason === "moved" || gateway > 0 || manual > 0,
      "is not refused and returned by the gateway": row.state !== "failed" || gateway === 0,
    };
    return Object.keys(rules)
      .filter((rule) => rules[rule] === false)
      .map((rule) => `refund ${id} (${amount} ${row.reason} ${row.state}): ${rule}`);
  }

  async function brokenSums(ids: readonly string[]): Promise<string[]> {
    const bookingRows = await db.selectFrom("bookings").selectAll().where("id", "in", ids).execute();
    const moneyById = await readMoney(db, ids);
    return bookingRows.flatMap(({ id, reference, status, total_millimes: total }) => {
      const money = moneyById.get(id) ?? { payments: [], refunds: [] };
      const sumOf = (movements: readonly { amount: number }[]) =>
        movements.reduce((sum, { amount }) => sum + toMillimes(amount), 0);
      const exceeded = money.payments.filter(
        (payment) =>
          sumOf(money.refunds.filter(({ paymentId }) => paymentId === payment.id)) >
          toMillimes(payment.amount),
      );
      const [settled, owed] = [true, false].map((isPaid) =>
        sumOf(money.refunds.filter(({ state }) => (state === "succeeded") === isPaid)),
      );
      const retained = sumOf(money.payments) - (settled ?? 0) - (owed ?? 0);
      const balance = balanceOf({ status, total: toDinars(total), ...money });
      return [
        ...exceeded.map((payment) => `${reference}: more is returned or owed than payment ${payment.id}`),
        ...(toMillimes(balance.kept) === retained
          ? []
          : [`${reference}: the retained amount differs from paid − returned − owed`]),
        ...(toMillimes(balance.owed) === owed ? [] : [`${reference}: ${owed} is owed, not ${balance.owed}`]),
      ];
    });
  }
}

/** Checks that an owed refund stays owed until a row records it as paid. */
function brokenChanges(before: Refund | undefined, after: Refund): string[] {
  if (before === undefined) return [];
  const isSettled = before.state !== "succeeded" && after.state === "succeeded";
  const byHand = after.returned_on !== null || after.reason === "moved";
  const rules: Record<string, boolean> = {
    "keeps its sum and payment":
      before.amount_millimes === after.amount_millimes && before.payment_id === after.payment_id,
    "stays returned": before.state !== "succeeded" || after.state === "succeeded",
    "is not requested again": before.state !== "failed" || after.state !== "requested",
    "owed by hand is returned by hand": !isSettled || !isOwedByStaff(before) || byHand,
  };
  return Object.keys(rules)
    .filter((rule) => rules[rule] === false)
    .map((rule) => `refund ${after.id} (${before.state} → ${after.state}): ${rule}`);
}
