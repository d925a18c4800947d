import { BusyError, type Queue } from "@sayara/http-guard/queue/createQueue";
import { GatewayUnavailableError } from "./GatewayUnavailableError.ts";
import type { PaymentGateway } from "./PaymentGateway.ts";

/**
 * Limits the concurrent calls to a gateway, so that a slow one leaves slots to requests that need no gateway. A call
 * beyond the limit throws `GatewayUnavailableError`.
 */
export function boundGateway(gateway: PaymentGateway, calls: Queue): PaymentGateway {
  const { name, display, cardFieldsUrl, signsWebhooks, canEnd } = gateway;
  return {
    name,
    display,
    cardFieldsUrl,
    signsWebhooks,
    canEnd,
    openSession: (request) => inTurn(() => gateway.openSession(request)),
    readSession: (id) => inTurn(() => gateway.readSession(id)),
    expireSession: (id) => inTurn(() => gateway.expireSession(id)),
    refund: (request) => inTurn(() => gateway.refund(request)),
    readWebhook: (request) => gateway.readWebhook(request),
  };

  async function inTurn<Result>(call: () => Promise<Result>): Promise<Result> {
    return calls.run(call).catch((error: unknown) => {
      if (!(error instanceof BusyError)) throw error;
      throw new GatewayUnavailableError("too many calls are under way", { cause: error });
    });
  }
}
