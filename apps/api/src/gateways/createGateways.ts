import type { Config } from "#api/server/config/readConfig.ts";
import { createQueue } from "@sayara/http-guard/queue/createQueue";
import { limitGateway } from "./limitGateway.ts";
import { konnectGateway } from "./konnectGateway.ts";
import type { PaymentGateway, PaymentGateways } from "./PaymentGateway.ts";
import { sandboxGateway } from "./sandboxGateway.ts";
import { stripeGateway } from "./stripeGateway.ts";

/** Maximum wait of a gateway call for a free slot, in milliseconds. */
export const SLOT_TIMEOUT = 1000;

/**
 * Creates the configured gateways. The ones that move real money come first, because new payments use the first
 * gateway. Each gateway has its own request slots, so an unresponsive gateway does not block the others.
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
  // Running and waiting calls of all gateways together take three quarters of the request limit.
  const slotsPerGateway = config.admission.concurrency / gateways.length;
  const limits = {
    concurrency: Math.ceil(slotsPerGateway / 2),
    maxWaiting: Math.floor(slotsPerGateway / 4),
    waitTimeout: SLOT_TIMEOUT,
  };
  return new Map(gateways.map((gateway) => [gateway.name, limitGateway(gateway, createQueue(limits))]));
}
