import { randomUUID } from "node:crypto";
import type { settlementMovementKinds } from "@sayara/domain/ledger/MovementKind";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Database } from "#api/database/Schema.ts";
import { recordSettlement } from "#api/money/ledger/recordSettlement.ts";
import type { TestApp } from "#api/testing/createTestApp.ts";
import { aCheckout } from "./aCheckout.ts";
import type { TestPortal } from "./aPortal.ts";

const DAY = 86_400_000;

/** Returns functions that create money movements of an agency. Amounts are in TND. */
export async function aStatementWorld(api: TestApp, db: Database, portal: TestPortal) {
  let templateId: string | undefined;
  /** The first checkout; later rentals are copies of it. */
  const template = async () => {
    templateId ??= (await api.checkOut(aCheckout(portal))).json.bookingId as string;
    return db.selectFrom("bookings").selectAll().where("id", "=", templateId).executeTakeFirstOrThrow();
  };
  await template();
  let count = 0;
  return {
    /** Creates a paid rental of two days, with its payments on the last one. Returns its id. */
    async rental({
      to,
      commission,
      online = 0,
      desk = 0,
      isCounted = false,
    }: {
      to: string;
      commission: number;
      online?: number;
      desk?: number;
      isCounted?: boolean;
    }): Promise<string> {
      const {
        search_text: _search,
        quote,
        sold_terms: terms,
        sold_covers: _covers,
        additional_driver: other,
        ...row
      } = await template();
      const id = randomUUID();
      count += 1;
      await db
        .insertInto("bookings")
        .values({
          ...row,
          id,
          reference: `SY-${String(1e6 + count)
            .slice(1)
            .replaceAll(/\d/g, (digit) => "ACDEFGHJKM"[Number(digit)] ?? "A")}`,
          quote: JSON.stringify(quote),
          sold_terms: JSON.stringify(terms),
          additional_driver: JSON.stringify(other),
          status: "paid",
          lapses_at: null,
          from_at: new Date(Date.parse(to) - 2 * DAY),
          to_at: new Date(to),
          commission_rate: "6",
          commission_millimes: Math.round(commission * 1000),
          trip_counted_at: isCounted ? new Date(to) : null,
        })
        .execute();
      // The payment is always in the past, even if the rental ends later.
      const at = new Date(Math.min(Date.parse(to), api.dependencies.clock().getTime() - DAY));
      const payments = [
        { amount: online, gateway: "sandbox" as const },
        { amount: desk, gateway: null },
      ];
      for (const { amount, gateway } of payments.filter((payment) => payment.amount > 0)) {
        const payment = {
          booking_id: id,
          amount_millimes: Math.round(amount * 1000),
          currency: "TND" as const,
        };
        const session = gateway && { ...payment, id: randomUUID(), gateway };
        if (session !== null)
          await db
            .insertInto("payment_sessions")
            .values({
              ...session,
              purpose: "rest",
              gateway_session_id: null,
              url: null,
              state: "paid",
              failure: null,
              expires_at: at,
              created_at: at,
              created_by: null,
              settled_at: at,
              next_check_at: null,
            })
            .execute();
        await db
          .insertInto("payments")
          .values({ ...payment, id: randomUUID(), gateway, session_id: session?.id ?? null, at })
          .execute();
      }
      return id;
    },
    settle: (
      kind: (typeof settlementMovementKinds)[number],
      dinars: number,
      at: string,
      supplierId = portal.agency.id,
    ): Promise<void> =>
      inTransaction(db, (transaction) =>
        recordSettlement(
          transaction,
          {
            kind,
            supplierId,
            amount: Math.round(dinars * 1000),
            currency: "TND",
            reference: `${kind} ${at}`,
          },
          new Date(at),
        ),
      ),
  };
}

export type StatementWorld = Awaited<ReturnType<typeof aStatementWorld>>;
