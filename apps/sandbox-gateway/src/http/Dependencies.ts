import type { Bodies } from "@sayara/http-guard/bodies/createBodies";
import type { Logger } from "pino";
import type { Config } from "#gateway/config/readConfig.ts";
import type { Store } from "#gateway/store/openStore.ts";

/** What the gateway's modules work with. */
export interface Dependencies {
  config: Pick<Config, "publicUrl" | "key" | "webhookSecret" | "webhookUrl" | "allowedParents">;
  store: Store;
  bodies: Bodies;
  clock: () => Date;
  logger: Pick<Logger, "error" | "warn" | "info">;
  /** Milliseconds. */
  delays: {
    /** A card's answer. */
    decision: number;
    /** The answer "timeout". */
    timeout: number;
    /** From that answer to the payment that succeeds nevertheless. */
    latePayment: number;
  };
}
