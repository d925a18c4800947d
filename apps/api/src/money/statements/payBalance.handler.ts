import type { checkBalancePayment, payBalance } from "@sayara/api-client/contract/statements/payBalance";
import { CURRENCY } from "@sayara/domain/config/businessDefaults";
import { type Millimes, toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { payableBalance } from "@sayara/domain/statement/payableBalance";
import { createPaymentReader } from "#api/money/agencyPayments/createPaymentReader.ts";
import { startAgencyPayment } from "#api/money/agencyPayments/startAgencyPayment.ts";
import type { Database } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { PaymentGateways } from "#api/gateways/PaymentGateway.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { requireSupplier } from "#api/suppliers/requireSupplier.ts";
import { readBalance } from "./readBalance.ts";
import { selectStatements, toSummary } from "./statementRows.ts";

interface Tools {
  gateways: PaymentGateways;
}

/**
 * Opens an online payment of an agency's debt, or returns the open payment for the same statement and amount
 * [DB7].
 */
export function payBalanceHandler({ gateways }: Tools): Handler<typeof payBalance> {
  return async ({ params, body, user, dependencies: { db }, context }) => {
    const right = { segment: params.supplier, action: "payBalance" } as const;
    const { supplier } = await requireSupplier(db, user, right);
    const data = await startAgencyPayment(
      context,
      {
        purpose: "balance",
        right,
        supplierId: supplier.id,
        caller: user.id,
        body,
        isOrdered: async (_, open) =>
          open.statement_id === body.statement && open.amount_millimes === toMillimes(body.amount),
        compute: async ({ transaction, supplier: locked }) => {
          const amount = await readPayable(transaction, locked.id, body.statement);
          if (amount === 0) throw new RefusalError("transition_refused");
          if (toDinars(amount) !== body.amount) throw new RefusalError("stale_version");
          return { amount_millimes: amount, statement_id: body.statement };
        },
      },
      { gateways },
    );
    return { ok: true, status: 200, data };
  };
}

/** Returns a payment, updated from its gateway unless it is already over there too. */
export function checkBalancePaymentHandler({ gateways }: Tools): Handler<typeof checkBalancePayment> {
  const readPayment = createPaymentReader();
  return async ({ params, user, dependencies }) => {
    const right = { segment: params.supplier, action: "payBalance" } as const;
    const { supplier } = await requireSupplier(dependencies.db, user, right);
    const payment = { id: params.id, supplierId: supplier.id, purpose: "balance" } as const;
    const { id, state, failure, ...row } = await readPayment(payment, { ...dependencies, gateways });
    return {
      ok: true,
      status: 200,
      data: {
        id,
        payment: state === "paid" || state === "expired" ? state : "open",
        failure,
        amount: toDinars(row.amount_millimes),
        currency: CURRENCY,
        url: state === "open" ? row.url : null,
        mayArrive: state === "expired" && row.next_check_at !== null,
      },
    };
  };
}

/** @throws RefusalError `not_found`, also for statements of other agencies. */
async function readPayable(db: Database, supplierId: string, statementId: string | null): Promise<Millimes> {
  const balance = await readBalance(db, supplierId, CURRENCY);
  if (statementId === null) return payableBalance({ balance });
  const row = isUuid(statementId)
    ? await selectStatements(db)
        .where("statements.id", "=", statementId)
        .where("statements.supplier_id", "=", supplierId)
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw new RefusalError("not_found");
  return payableBalance({ balance, payment: toSummary(row).payment });
}
