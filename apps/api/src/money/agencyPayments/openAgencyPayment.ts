import type { PaymentSession } from "@sayara/api-client/contract/payment/PaymentSession";
import { CURRENCY } from "@sayara/domain/config/businessDefaults";
import { toDinars } from "@sayara/domain/money/millimes";
import { sql } from "kysely";
import { openAtGateway } from "#api/bookings/payment/openSession.ts";
import type { SettlementTools } from "#api/bookings/payment/SettlementTools.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { StoredSessionRequest } from "#api/database/tables/paymentTables.ts";
import type { AgencyPaymentRow } from "#api/database/tables/agencyPaymentTables.ts";
import { GatewayUnavailableError } from "#api/gateways/GatewayUnavailableError.ts";
import { nextCheckAt } from "#api/gateways/nextCheckAt.ts";
import type { PaymentGateways } from "#api/gateways/PaymentGateway.ts";
import { portalLink } from "#api/messaging/mail/mailLinks.ts";
import { agencyPaymentReference } from "./agencyPaymentReference.ts";

/** Portal page to which the gateway redirects the payer, by purpose. */
const pages = { plan: "/plan", balance: "/money" } as const;

/**
 * Opens a payment at its gateway. Call it outside any transaction. Repeated calls open the payment once and
 * return the same session.
 *
 * @throws GatewayUnavailableError
 * @throws RefusalError `pay_online_unavailable` if the gateway permanently refuses the payment.
 */
export async function openAgencyPayment(
  id: string,
  payer: Pick<UserRow, "email" | "language">,
  tools: SettlementTools,
): Promise<PaymentSession> {
  const { db, config, clock, gateways, logger } = tools;
  const row = await db
    .selectFrom("agency_payments")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const existing = toPaymentSession(row, gateways);
  if (existing !== undefined) return existing;
  const gateway = row.gateway === null ? undefined : gateways.get(row.gateway);
  if (gateway === undefined || row.state !== "opening")
    throw new GatewayUnavailableError("the payment was never opened");
  const reference = agencyPaymentReference(row);
  const request = await storeRequest(tools, row, {
    paymentId: id,
    reference,
    amountMillimes: row.amount_millimes,
    currency: CURRENCY,
    expiresAt: row.expires_at.toISOString(),
    language: payer.language,
    description: `${config.siteName} ${reference}`,
    returnUrl: portalLink(config, pages[row.purpose], { payment: id }),
    customerEmail: payer.email,
  });
  const opened = await openAtGateway(gateway, request, logger);
  await db
    .updateTable("agency_payments")
    .set({
      gateway_session_id: opened.id,
      url: opened.url,
      request: null,
      state: "open",
      next_check_at: nextCheckAt({ expiresAt: row.expires_at, now: clock() }),
    })
    .where("id", "=", id)
    .where("state", "=", "opening")
    .execute();
  // A concurrent call may have opened another session at the gateway. Only the stored one counts.
  const stored = await db.selectFrom("agency_payments").selectAll().where("id", "=", id).executeTakeFirst();
  const session = stored?.state === "open" ? toPaymentSession(stored, gateways) : undefined;
  if (session === undefined) throw new GatewayUnavailableError("the payment ended while it was opened");
  return session;
}

/**
 * Stores the request unless one is already stored, and returns the stored one. A gateway refuses a repeated
 * idempotency key with different parameters.
 */
async function storeRequest(
  { db }: SettlementTools,
  { id }: AgencyPaymentRow,
  request: StoredSessionRequest,
): Promise<StoredSessionRequest> {
  const { request: first } = await db
    .updateTable("agency_payments")
    .set({ request: sql<string>`coalesce(request, ${JSON.stringify(request)}::text::jsonb)` })
    .where("id", "=", id)
    .returning("request")
    .executeTakeFirstOrThrow();
  return first ?? request;
}

/** Converts a payment to the session that its page shows; undefined before the gateway has opened it. */
function toPaymentSession(row: AgencyPaymentRow, gateways: PaymentGateways): PaymentSession | undefined {
  const gateway = row.gateway === null ? undefined : gateways.get(row.gateway);
  if (row.url === null || gateway === undefined) return undefined;
  return {
    id: row.id,
    gateway: gateway.name,
    display: gateway.display,
    url: row.url,
    amount: toDinars(row.amount_millimes),
    currency: CURRENCY,
    expiresAt: row.expires_at.toISOString(),
  };
}
