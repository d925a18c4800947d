import * as v from "valibot";

/** Demonstration values. They are public: the gateway moves no money and never runs in production. */
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
  /** Production is refused. */
  MODE: v.optional(v.picklist(["demo", "production"], "must be demo or production"), "demo"),
  /** Port to listen on; `pnpm start` sets it to `GATEWAY_PORT`. */
  PORT: v.optional(Port, "4100"),
  /** Address to listen on. */
  HOST: v.optional(v.pipe(v.string(), v.minLength(1)), "127.0.0.1"),
  /**
   * The gateway as browsers reach it.
   * @default `http://localhost:{port}`
   */
  PUBLIC_SANDBOX_GATEWAY_URL: v.optional(Address),
  /**
   * Authenticates the merchant's server; at least 24 characters.
   * @default a public one
   */
  SANDBOX_GATEWAY_KEY: v.optional(Secret, demoGatewayKey),
  /**
   * Signs webhooks; at least 24 characters.
   * @default a public one
   */
  SANDBOX_WEBHOOK_SECRET: v.optional(Secret, demoWebhookSecret),
  /** Receives webhooks. */
  SANDBOX_WEBHOOK_URL: v.optional(Address, "http://localhost:4000/api/payment-webhook/sandbox"),
  /** Origins that may frame the card page, separated by commas. */
  SANDBOX_ALLOWED_PARENTS: v.optional(Origins, "http://localhost:3000"),
  /**
   * Folder of `gateway.sqlite`.
   * @default `apps/sandbox-gateway/.data`
   */
  DATA_DIR: v.optional(v.string()),
  /** A level of pino. */
  LOG_LEVEL: v.optional(
    v.picklist(["trace", "debug", "info", "warn", "error", "fatal", "silent"], "must be a level of pino"),
    "info",
  ),
});

function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
