import type { Config } from "#api/config/readConfig.ts";
import { konnectGateway } from "./konnectGateway.ts";
import type { PaymentGateway, PaymentGateways } from "./PaymentGateway.ts";
import { sandboxGateway } from "./sandboxGateway.ts";
import { stripeGateway } from "./stripeGateway.ts";

/** Creates the configured gateways, those that move money first: new payments use the first. */
export function createGateways({
  config,
  clock,
}: {
  config: Pick<Config, "payment" | "publicUrl">;
  clock: () => Date;
}): PaymentGateways {
  const { stripe, konnect, sandbox } = config.payment;
  const webhookUrl = `${config.publicUrl}/api/payment-webhook/konnect`;
  const gateways: PaymentGateway[] = [
    ...(stripe ? [stripeGateway({ ...stripe, clock })] : []),
    ...(konnect ? [konnectGateway({ ...konnect, webhookUrl, clock })] : []),
    ...(sandbox ? [sandboxGateway(sandbox)] : []),
  ];
  return new Map(gateways.map((gateway) => [gateway.name, gateway]));
}
