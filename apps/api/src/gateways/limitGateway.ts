import { BusyError, type Queue } from "@sayara/http-guard/queue/createQueue";
import { GatewayUnavailableError } from "./GatewayUnavailableError.ts";
import type { PaymentGateway } from "./PaymentGateway.ts";

/**
 * Limits the concurrent calls to a gateway, so that a slow one leaves slots to requests that need no gateway. A call
 * beyond the limit throws `GatewayUnavailableError`.
 */
export function limitGateway(gateway: PaymentGateway, calls: Queue): PaymentGateway {
  const { name, display, cardFieldsUrl, signsWebhooks, canExpireSessions } = gateway;
  return {
    name,
    display,
    cardFieldsUrl,
    signsWebhooks,
    canExpireSessions,
    openSession: (request) => runInQueue(() => gateway.openSession(request)),
    readSession: (id) => runInQueue(() => gateway.readSession(id)),
    expireSession: (id) => runInQueue(() => gateway.expireSession(id)),
    refund: (request) => runInQueue(() => gateway.refund(request)),
    readWebhook: (request) => gateway.readWebhook(request),
  };

  async function runInQueue<Result>(call: () => Promise<Result>): Promise<Result> {
    return calls.run(call).catch((error: unknown) => {
      if (!(error instanceof BusyError)) throw error;
      throw new GatewayUnavailableError("too many calls are under way", { cause: error });
    });
  }
}
