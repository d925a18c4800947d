import { paymentWebhook } from "@sayara/api-client/contract/payment/checkoutSession";
import { settleAgencyPayment } from "#api/money/agencyPayments/settleAgencyPayment.ts";
import type { App } from "#api/server/http/App.ts";
import type { Admit } from "#api/server/http/limits/admitRequests.ts";
import { honoPath } from "#api/server/http/honoPath.ts";
import { registerMounted } from "#api/server/http/mountedEndpoints.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { consumeAllowance } from "#api/server/http/limits/consumeAllowance.ts";
import type { PaymentGateways } from "#api/gateways/PaymentGateway.ts";
import { announceDispute } from "./announceDispute.ts";
import { settleSession } from "./settleSession.ts";

/** Bytes. Stripe's events contain whole objects. */
const BODY_LIMIT = 64 * 1024;
/**
 * Units that an unsigned webhook costs from the allowance of its network address, the same as a page that reads the
 * payment.
 */
const UNSIGNED_UNITS = 2;

/**
 * Mounts the gateways' webhooks. Konnect calls by GET without a signature; the other gateways sign the raw body. The
 * route therefore comes before the origin guard. A webhook only identifies a session, whose state is then read from the
 * gateway, so a repeated, delayed or reordered webhook has no further effect. A signed webhook of another kind, or
 * about another shop's session, changes nothing and gets 200, because a gateway repeats rejected webhooks for days and
 * then stops calling.
 */
export function mountPaymentWebhook(
  app: App,
  { gateways, admit }: { gateways: PaymentGateways; admit: Admit },
): void {
  registerMounted(app, paymentWebhook);
  app.on(["GET", "POST"], honoPath(paymentWebhook.path), admit(BODY_LIMIT), async (c) => {
    c.set("route", paymentWebhook.path);
    const { dependencies } = c.var;
    const gateway = [...gateways.values()].find(({ name }) => name === c.req.param("gateway"));
    if (gateway === undefined) throw new RefusalError("not_found");
    if (!gateway.signsWebhooks) consumeAllowance(c, UNSIGNED_UNITS);
    const rawBody = c.var.body ?? Buffer.alloc(0);
    const { headers, url } = c.req.raw;
    const query = new URL(url).searchParams;
    const event = await gateway.readWebhook({ rawBody, headers, query, now: dependencies.clock() });
    if (event !== null && "disputeId" in event) {
      await announceDispute(dependencies, { gateway: gateway.name, ...event });
      return c.body(null, 200);
    }
    const session =
      event &&
      (await dependencies.db
        .selectFrom("payment_sessions")
        .select("id")
        .where("gateway", "=", gateway.name)
        .where("gateway_session_id", "=", event.sessionId)
        .executeTakeFirst());
    const agencyPayment =
      event &&
      !session &&
      (await dependencies.db
        .selectFrom("agency_payments")
        .select("id")
        .where("gateway", "=", gateway.name)
        .where("gateway_session_id", "=", event.sessionId)
        .executeTakeFirst());
    if (session) await settleSession(session.id, { ...dependencies, gateways });
    else if (agencyPayment) await settleAgencyPayment(agencyPayment.id, { ...dependencies, gateways });
    else if (!gateway.signsWebhooks) throw new RefusalError("not_found");
    return c.body(null, 200);
  });
}
