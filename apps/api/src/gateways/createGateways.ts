import type { Config } from "#api/config/readConfig.ts";
import { createQueue } from "@sayara/http-guard/queue/createQueue";
import { boundGateway } from "./boundGateway.ts";
import { konnectGateway } from "./konnectGateway.ts";
import type { PaymentGateway, PaymentGateways } from "./PaymentGateway.ts";
import { sandboxGateway } from "./sandboxGateway.ts";
import { stripeGateway } from "./stripeGateway.ts";

/** Milliseconds for which a call to a gateway may wait for others. */
export const TURN_PATIENCE = 1000;

/**
 * Creates the configured gateways, those that move money first: new payments use the first. Each has turns of its own,
 * so that one that does not answer leaves the others theirs.
 */
export function createGateways({
  config,
  clock,
}: {
  config: Pick<Config, "payment" | "publicUrl" | "admission">;
  clock: () => Date;
}): PaymentGateways {
  const { stripe, konnect, sandbox } = config.payment;
  const webhookUrl = `${config.publicUrl}/api/payment-webhook/konnect`;
  const gateways: PaymentGateway[] = [
    ...(stripe ? [stripeGateway(stripe)] : []),
    ...(konnect ? [konnectGateway({ ...konnect, webhookUrl, clock })] : []),
    ...(sandbox ? [sandboxGateway(sandbox)] : []),
  ];
  // With those that wait, the calls of all gateways are three quarters of all requests.
  const share = config.admission.atOnce / gateways.length;
  const limits = { atOnce: Math.ceil(share / 2), waiting: Math.floor(share / 4), patience: TURN_PATIENCE };
  return new Map(gateways.map((gateway) => [gateway.name, boundGateway(gateway, createQueue(limits))]));
}
