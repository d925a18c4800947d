import type { Bodies } from "@sayara/http-guard/bodies/createBodies";
import type { Logger } from "pino";
import type { Config } from "#gateway/config/readConfig.ts";
import type { Store } from "#gateway/store/openStore.ts";

/** Shared dependencies of the gateway's modules. */
export interface Dependencies {
  config: Pick<Config, "publicUrl" | "key" | "webhookSecret" | "webhookUrl" | "allowedParents">;
  store: Store;
  bodies: Bodies;
  clock: () => Date;
  logger: Pick<Logger, "error" | "warn" | "info">;
  /** Delays in milliseconds. */
  delays: {
    /** Before the outcome of a card. */
    decision: number;
    /** Before the outcome of the timeout card. */
    timeout: number;
    /** Between the `gateway_timeout` failure and the late payment. */
    latePayment: number;
  };
}
