import type { Dependencies } from "#api/server/http/Dependencies.ts";
import type { PaymentGateways } from "#api/gateways/PaymentGateway.ts";

/** Dependencies needed to settle a payment. */
export type SettlementTools = Pick<Dependencies, "db" | "config" | "clock" | "logger" | "randomBytes"> & {
  gateways: PaymentGateways;
};
