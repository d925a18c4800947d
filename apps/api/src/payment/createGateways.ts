import type { Config } from "#api/config/readConfig.ts";
import type { PaymentGateways } from "./PaymentGateway.ts";
import { sandboxGateway } from "./sandboxGateway.ts";

/** Creates the configured gateways. */
export function createGateways({ config }: { config: Pick<Config, "payment"> }): PaymentGateways {
  const { sandbox } = config.payment;
  return new Map(sandbox === undefined ? [] : [["sandbox", sandboxGateway(sandbox)]]);
}
