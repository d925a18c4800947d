import type { Dependencies } from "#api/http/Dependencies.ts";
import type { PaymentGateways } from "#api/gateways/PaymentGateway.ts";

/** What settling a payment needs. */
export type SettlementTools = Pick<Dependencies, "db" | "config" | "clock" | "logger" | "randomBytes"> & {
  gateways: PaymentGateways;
};
