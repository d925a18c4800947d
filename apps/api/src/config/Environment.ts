import { PAGINATION_MODE } from "@sayara/domain/config/businessDefaults";
import { MeasurementId } from "@sayara/domain/config/MeasurementId";
import { PaginationMode } from "@sayara/domain/config/PaginationMode";
import { automatedReminders } from "@sayara/domain/notification/AutomatedReminder";
import * as v from "valibot";

/** Default signing key. It is public, so production refuses it. */
export const demoSecret = "demonstration-secret-known-to-everyone";
export const demoWebServerSecret = "demonstration-web-server-secret";
const demoGatewayKey = "demonstration-sandbox-gateway-key";
const demoWebhookSecret = "demonstration-sandbox-webhook-secret";

const Port = v.pipe(v.string(), v.digits("must be a port number"), v.transform(Number), v.maxValue(65_535));
const Secret = v.pipe(v.string(), v.minLength(24, "must be at least 24 characters long"));
const Origin = v.pipe(
  v.string(),
  v.url("must be an address such as https://example.tn"),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    "must start with http:// or https://",
  ),
  v.transform((text) => new URL(text).origin),
);
const Whole = v.pipe(v.string(), v.digits("must be a whole number"), v.transform(Number));
const Percentage = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}(\.\d{1,2})?$/, "must be a percentage with at most two decimals"),
  v.transform(Number),
);
const CalendarDate = v.pipe(v.string(), v.isoDate("must be a date such as 2025-12-01"));
/** Value for "none", other than an unset variable [PR12]. */
const None = v.literal("none");
const Address = v.pipe(
  v.string(),
  v.url("must be an address such as https://example.tn/path"),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    "must start with http:// or https://",
  ),
);
const Flag = v.pipe(
  v.picklist(["true", "false"], "must be true or false"),
  v.transform((text) => text === "true"),
);

/** Kinds of reminders, separated by commas; `none` for none. */
const Reminders = v.pipe(
  v.string(),
  v.transform((text) => (text === "none" ? [] : text.split(",").map((part) => part.trim()))),
  v.array(v.picklist(automatedReminders, `must be kinds among ${automatedReminders.join(", ")}, or none`)),
);

/** Variables of the environment, each with its default. */
export const Environment = v.object({
  MODE: v.optional(v.picklist(["demo", "production"], "must be demo or production"), "demo"),
  PORT: v.optional(Port),
  API_PORT: v.optional(Port, "4000"),
  HOST: v.optional(v.string()),
  API_METRICS_PORT: v.optional(Port),
  METRICS_HOST: v.optional(v.string(), "127.0.0.1"),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(Address),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, "must start with postgres://"))),
  DATABASE_POOL: v.optional(v.pipe(Whole, v.minValue(1, "must be at least 1")), "16"),
  DATA_DIR: v.optional(v.string()),
  REQUESTS_AT_ONCE: v.optional(v.pipe(Whole, v.minValue(1, "must be at least 1")), "32"),
  SHUTDOWN_DELAY: v.optional(v.pipe(Whole, v.maxValue(300, "must be at most 300"))),
  WEB_URL: v.optional(Origin, "http://localhost:3000"),
  ALLOWED_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(",")
          .map((part) => part.trim())
          .filter(Boolean),
      ),
      v.array(Origin),
    ),
    "",
  ),
  PUBLIC_API_URL: v.optional(Origin),
  SECRET: v.optional(Secret, demoSecret),
  WEB_SERVER_SECRET: v.optional(Secret, demoWebServerSecret),
  ADDRESS_CALLS_BURST: v.optional(v.pipe(Whole, v.minValue(1, "must be at least 1")), "1000"),
  ADDRESS_CALLS_PER_SECOND: v.optional(Whole, "50"),
  CATALOGUE_CACHE_SECONDS: v.optional(v.pipe(Whole, v.maxValue(60, "must be at most 60")), "5"),
  TRUSTED_PROXIES: v.optional(Whole, "0"),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, "must start with smtp:// or smtps://"))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email("must be an e-mail address")), "no-reply@sayara.example"),
  CONTACT_EMAIL: v.optional(
    v.pipe(v.string(), v.email("must be an e-mail address")),
    "contact@sayara.example",
  ),
  TWILIO_ACCOUNT_SID: v.optional(v.pipe(v.string(), v.regex(/^AC\w{8,62}$/, "must be an account's SID"))),
  TWILIO_AUTH_TOKEN: v.optional(Secret),
  TWILIO_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(\+\d{6,15}|[A-Za-z0-9 ]{1,11})$/,
        "must be a number such as +216…, or a name of up to 11 letters",
      ),
    ),
  ),
  TWILIO_API_URL: v.optional(Origin, "https://api.twilio.com"),
  REMINDERS: v.optional(Reminders, automatedReminders.join(",")),
  REVEAL_REGISTERED_EMAILS: v.optional(Flag, "true"),
  AGENCY_PORTAL_URL: v.optional(Address),
  GTAG_ID: v.optional(MeasurementId),
  PAGINATION_MODE: v.optional(PaginationMode, PAGINATION_MODE),
  CAPTCHA: v.optional(
    v.picklist(["altcha", "recaptcha", "off"], "must be altcha, recaptcha or off"),
    "altcha",
  ),
  CAPTCHA_COST: v.optional(v.pipe(Whole, v.minValue(1, "must be at least 1"), v.maxValue(1_000_000)), "1000"),
  CAPTCHA_GUEST_CHECKOUT: v.optional(Flag, "true"),
  RECAPTCHA_SITE_KEY: v.optional(v.string()),
  RECAPTCHA_SECRET: v.optional(v.string()),
  RECAPTCHA_URL: v.optional(Address, "https://www.google.com/recaptcha/api/siteverify"),
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  FACEBOOK_CLIENT_ID: v.optional(v.string()),
  APPLE_CLIENT_ID: v.optional(v.string()),
  IDENTITY_STAND_IN_URL: v.optional(Origin),
  SANDBOX_GATEWAY_URL: v.optional(v.union([None, Origin], "must be an address, or none")),
  SANDBOX_GATEWAY_KEY: v.optional(Secret, demoGatewayKey),
  SANDBOX_WEBHOOK_SECRET: v.optional(Secret, demoWebhookSecret),
  STRIPE_SECRET_KEY: v.optional(Secret),
  STRIPE_WEBHOOK_SECRET: v.optional(Secret),
  STRIPE_API_URL: v.optional(Origin),
  KONNECT_API_KEY: v.optional(Secret),
  KONNECT_WALLET_ID: v.optional(v.pipe(v.string(), v.regex(/^\w{8,64}$/, "must be the id of a wallet"))),
  KONNECT_API_URL: v.optional(Address, "https://api.konnect.network/api/v2"),
  STORAGE_ENDPOINT: v.optional(Origin),
  STORAGE_BUCKET: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9.-]{3,63}$/, "must be the name of a bucket")),
  ),
  STORAGE_REGION: v.optional(v.string(), "us-east-1"),
  STORAGE_ACCESS_KEY: v.optional(v.string()),
  STORAGE_SECRET_KEY: v.optional(v.string()),
  LOG_LEVEL: v.optional(
    v.picklist(["trace", "debug", "info", "warn", "error", "fatal", "silent"], "must be a level of pino"),
    "info",
  ),
  SITE_NAME: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(40)), "Sayara"),
  TIME_ZONE: v.optional(v.pipe(v.string(), v.check(isTimeZone, "must be an IANA time zone"))),
  COMMISSION_ENABLED: v.optional(Flag),
  COMMISSION_RATE: v.optional(
    v.union(
      [None, v.pipe(Percentage, v.maxValue(100, "must be at most 100"))],
      "must be a percentage from 0 to 100 with at most two decimals, or none",
    ),
  ),
  COMMISSION_EFFECTIVE_DATE: v.optional(
    v.union([None, CalendarDate], "must be a date such as 2025-12-01, or none"),
  ),
  COMMISSION_MONTHLY_THRESHOLD: v.optional(Whole),
  MINIMUM_DRIVER_AGE: v.optional(v.pipe(Whole, v.minValue(18, "must be at least 18"), v.maxValue(99))),
  MAXIMUM_UNPAID_HOLDS: v.optional(v.pipe(Whole, v.minValue(1, "must be at least 1"))),
  MAXIMUM_UNCONFIRMED_HOLDS: v.optional(v.pipe(Whole, v.minValue(1, "must be at least 1"))),
});
export type Environment = v.InferOutput<typeof Environment>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
