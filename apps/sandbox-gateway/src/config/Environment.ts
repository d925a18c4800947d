import * as v from "valibot";

/** Demonstration values. They can be public: the gateway moves no money and never runs in production. */
export const demoGatewayKey = "demonstration-sandbox-gateway-key";
export const demoWebhookSecret = "demonstration-sandbox-webhook-secret";

const Port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "must be a port"),
  v.transform(Number),
  v.maxValue(65_535, "must be a port"),
);
const Address = v.pipe(
  v.string(),
  v.url("must be an address"),
  v.regex(/^https?:\/\//, "must start with http:// or https://"),
  v.transform((address) => address.replace(/\/$/, "")),
);
const Origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(",").map((origin) => origin.trim())),
  v.array(v.pipe(v.string(), v.check(isOrigin, "must be origins, separated by commas"))),
);
const Secret = v.pipe(v.string(), v.minLength(24, "must have at least 24 characters"));

/** Environment variables of the sandbox gateway. */
export const Environment = v.object({
  /** `production` is rejected. */
  MODE: v.optional(v.picklist(["demo", "production"], "must be demo or production"), "demo"),
  /** Port to listen on; `pnpm start` sets it to `GATEWAY_PORT`. */
  PORT: v.optional(Port, "4100"),
  /** Address to listen on. */
  HOST: v.optional(v.pipe(v.string(), v.minLength(1)), "127.0.0.1"),
  /**
   * URL at which browsers reach the gateway. The card page is served there, and only this origin may post to it.
   * @default `http://localhost:{port}`
   */
  PUBLIC_SANDBOX_GATEWAY_URL: v.optional(Address),
  /**
   * Key that authenticates the merchant's server; at least 24 characters.
   * @default a public demonstration key
   */
  SANDBOX_GATEWAY_KEY: v.optional(Secret, demoGatewayKey),
  /**
   * Secret that signs webhooks; at least 24 characters.
   * @default a public demonstration secret
   */
  SANDBOX_WEBHOOK_SECRET: v.optional(Secret, demoWebhookSecret),
  /** URL that webhooks are sent to. */
  SANDBOX_WEBHOOK_URL: v.optional(Address, "http://localhost:4000/api/payment-webhook/sandbox"),
  /** Comma-separated origins that may frame the card page. */
  SANDBOX_ALLOWED_PARENTS: v.optional(Origins, "http://localhost:3000"),
  /**
   * Directory of `gateway.sqlite`.
   * @default `apps/sandbox-gateway/.data`
   */
  DATA_DIR: v.optional(v.string()),
  /** A pino log level. */
  LOG_LEVEL: v.optional(
    v.picklist(["trace", "debug", "info", "warn", "error", "fatal", "silent"], "must be a level of pino"),
    "info",
  ),
});

function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
