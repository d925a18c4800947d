import { PAGINATION_MODE } from "@sayara/domain/config/businessDefaults";
import { MeasurementId } from "@sayara/domain/config/MeasurementId";
import { PaginationMode } from "@sayara/domain/config/PaginationMode";
import { automatedReminders } from "@sayara/domain/notification/AutomatedReminder";
import { bookingReminders } from "@sayara/domain/notification/BookingReminder";
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

const reminders = [...automatedReminders, ...bookingReminders];
/** Kinds of reminders, separated by commas; `none` for none. */
const Reminders = v.pipe(
  v.string(),
  v.transform((text) => (text === "none" ? [] : text.split(",").map((part) => part.trim()))),
  v.array(v.picklist(reminders, `must be kinds among ${reminders.join(", ")}, or none`)),
);

/** Variables of the environment, each with its default. */
export const Environment = v.object({
  /**
   * `production` refuses default and weak secrets, the embedded database, the mailbox, plain http, addresses of this
   * machine and demonstration users.
   */
  MODE: v.optional(v.picklist(["demo", "production"], "must be demo or production"), "demo"),
  /** Wins over `API_PORT` where both are set. */
  PORT: v.optional(Port),
  /** Port to listen on. */
  API_PORT: v.optional(Port, "4000"),
  /**
   * Address to listen on.
   * @default `127.0.0.1`; `0.0.0.0` in production
   */
  HOST: v.optional(v.string()),
  /**
   * Port of `/metrics` for Prometheus; none: no metrics, and no page measures itself.
   */
  API_METRICS_PORT: v.optional(Port),
  /** Address of `/metrics`. */
  METRICS_HOST: v.optional(v.string(), "127.0.0.1"),
  /** Collector of traces by OTLP over HTTP, such as `http://localhost:4318`. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(Address),
  /**
   * `postgres://…`; required in production.
   * @default none: PGlite
   */
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\//, "must start with postgres://"),
      v.check(
        isDatabaseAddress,
        "must be an address such as postgres://user:password@host:5432/name; in the password, write % as %25, / as %2F, ? as %3F and # as %23",
      ),
    ),
  ),
  /** Connections to PostgreSQL; searches take two more. */
  DATABASE_POOL: v.optional(v.pipe(Whole, v.minValue(1, "must be at least 1")), "16"),
  /**
   * PGlite's folder, locked against a second process.
   * @default `apps/api/.data`
   */
  DATA_DIR: v.optional(v.string()),
  /** Concurrent requests; others wait up to 2 seconds, then get 503 with `Retry-After`. */
  REQUESTS_AT_ONCE: v.optional(v.pipe(Whole, v.minValue(1, "must be at least 1")), "32"),
  /**
   * Seconds between `/ready` answering 503 and the end of new requests.
   * @default 0; 5 in production
   */
  SHUTDOWN_DELAY: v.optional(v.pipe(Whole, v.maxValue(300, "must be at most 300"))),
  /** The website: allowed origin, target of mailed links. */
  WEB_URL: v.optional(Origin, "http://localhost:3000"),
  /**
   * Further origins, separated by commas.
   * @default none
   */
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
  /**
   * The API as browsers reach it; decides whether cookies are secure.
   * @default `http://localhost:{port}`
   */
  PUBLIC_API_URL: v.optional(Origin),
  /**
   * Key of signed links and quotes, at least 24 characters; in production 32 random ones, unlike `WEB_SERVER_SECRET`.
   * @default a public one
   */
  SECRET: v.optional(Secret, demoSecret),
  /**
   * Authenticates the website, which passes on a visitor's address; as the website has it.
   * @default a public one
   */
  WEB_SERVER_SECRET: v.optional(Secret, demoWebServerSecret),
  /**
   * Units that one address may spend at once. A search or a voucher takes 8, a quote 4, a calendar file 2, a call of
   * the catalogue 1.
   */
  ADDRESS_CALLS_BURST: v.optional(v.pipe(Whole, v.minValue(1, "must be at least 1")), "1000"),
  /** Units that an address regains each second; 0 switches the limit off. */
  ADDRESS_CALLS_PER_SECOND: v.optional(Whole, "50"),
  /** Seconds for which a process caches settings, places, cars and agencies; 0 to 60. */
  CATALOGUE_CACHE_SECONDS: v.optional(v.pipe(Whole, v.maxValue(60, "must be at most 60")), "5"),
  /** Own proxies in front that write `X-Forwarded-For`. */
  TRUSTED_PROXIES: v.optional(Whole, "0"),
  /**
   * `smtp://…` or `smtps://…`.
   * @default none: `/mailbox`
   */
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, "must start with smtp:// or smtps://"))),
  /** Sender of mails. */
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email("must be an email address")), "no-reply@sayara.example"),
  /** Recipient of contact messages. */
  CONTACT_EMAIL: v.optional(
    v.pipe(v.string(), v.email("must be an email address")),
    "contact@sayara.example",
  ),
  /**
   * Account at Twilio, with its token and sender.
   * @default none: `/mailbox`; in production no SMS
   */
  TWILIO_ACCOUNT_SID: v.optional(v.pipe(v.string(), v.regex(/^AC\w{8,62}$/, "must be an account's SID"))),
  /** The account's token. */
  TWILIO_AUTH_TOKEN: v.optional(Secret),
  /** Sender of SMS: a number in E.164, or a name. */
  TWILIO_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(\+\d{6,15}|[A-Za-z0-9 ]{1,11})$/,
        "must be a number such as +216…, or a name of up to 11 letters",
      ),
    ),
  ),
  /**
   * Stand-in of Twilio's API for tests.
   * @default Twilio's
   */
  TWILIO_API_URL: v.optional(Origin, "https://api.twilio.com"),
  /**
   * Reminders that are sent, separated by commas, or `none`: `supplier_no_cars`, `supplier_no_phone`,
   * `client_no_phone`, `supplier_pending_booking`, `pick_up`, `drop_off`, `review`, `unfinished_checkout`.
   * @default all
   */
  REMINDERS: v.optional(Reminders, reminders.join(",")),
  /**
   * `false`: calls respond alike, in comparable time, for known and unknown addresses; the result is mailed (decision
   * 0023).
   */
  REVEAL_REGISTERED_EMAILS: v.optional(Flag, "true"),
  /** Where agencies register. */
  AGENCY_PORTAL_URL: v.optional(Address),
  /** Id of Google's tag, loaded for visitors who agreed. */
  GTAG_ID: v.optional(MeasurementId),
  /**
   * How lists of cars and of bookings continue: `classic` pages, or `infiniteScroll`.
   * @default `classic`
   */
  PAGINATION_MODE: v.optional(PaginationMode, PAGINATION_MODE),
  /** `altcha`, `recaptcha` or `off`. */
  CAPTCHA: v.optional(
    v.picklist(["altcha", "recaptcha", "off"], "must be altcha, recaptcha or off"),
    "altcha",
  ),
  /**
   * Rounds of PBKDF2 for each of 50 to 150 tries; up to 32 times as many with more than three unconfirmed guest
   * bookings.
   */
  CAPTCHA_COST: v.optional(v.pipe(Whole, v.minValue(1, "must be at least 1"), v.maxValue(1_000_000)), "1000"),
  /** Whether a guest needs a captcha to book. */
  CAPTCHA_GUEST_CHECKOUT: v.optional(Flag, "true"),
  /** Key of the pages for `recaptcha`. */
  RECAPTCHA_SITE_KEY: v.optional(v.string()),
  /** Key of the API for `recaptcha`. */
  RECAPTCHA_SECRET: v.optional(v.string()),
  /**
   * Where its responses are verified.
   * @default Google's
   */
  RECAPTCHA_URL: v.optional(Address, "https://www.google.com/recaptcha/api/siteverify"),
  /** Enables sign-in with Google. */
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  /** Enables sign-in with Facebook. */
  FACEBOOK_CLIENT_ID: v.optional(v.string()),
  /** Enables sign-in with Apple. */
  APPLE_CLIENT_ID: v.optional(v.string()),
  /** Stand-in for these providers in tests; refused in production. */
  IDENTITY_STAND_IN_URL: v.optional(Origin),
  /**
   * The sandbox gateway's address for this server; `none` switches it off.
   * @default `http://localhost:4100`; none in production, which refuses it
   */
  SANDBOX_GATEWAY_URL: v.optional(v.union([None, Origin], "must be an address, or none")),
  /**
   * The sandbox gateway's address for browsers.
   * @default `http://localhost:4100`
   */
  PUBLIC_SANDBOX_GATEWAY_URL: v.optional(Origin, "http://localhost:4100"),
  /**
   * Authenticates calls of the sandbox gateway.
   * @default a public one
   */
  SANDBOX_GATEWAY_KEY: v.optional(Secret, demoGatewayKey),
  /**
   * Signs the sandbox gateway's webhooks.
   * @default a public one
   */
  SANDBOX_WEBHOOK_SECRET: v.optional(Secret, demoWebhookSecret),
  /** Stripe takes online payments. */
  STRIPE_SECRET_KEY: v.optional(Secret),
  /** Of the webhook `POST /api/payment-webhook/stripe` (docs/operate.md). */
  STRIPE_WEBHOOK_SECRET: v.optional(Secret),
  /**
   * Stand-in of Stripe's API for tests; refused in production.
   * @default Stripe's
   */
  STRIPE_API_URL: v.optional(Origin),
  /** Konnect takes online payments; with Stripe's keys too, Stripe takes new ones. */
  KONNECT_API_KEY: v.optional(Secret),
  /** Wallet that Konnect pays into. */
  KONNECT_WALLET_ID: v.optional(v.pipe(v.string(), v.regex(/^\w{8,64}$/, "must be the id of a wallet"))),
  /** Konnect's API, or its sandbox. */
  KONNECT_API_URL: v.optional(Address, "https://api.konnect.network/api/v2"),
  /**
   * S3-compatible store of pictures.
   * @default none: `DATA_DIR/files`
   */
  STORAGE_ENDPOINT: v.optional(Origin),
  /** Its bucket. */
  STORAGE_BUCKET: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9.-]{3,63}$/, "must be the name of a bucket")),
  ),
  /** Its region. */
  STORAGE_REGION: v.optional(v.string(), "us-east-1"),
  /** Name of its key. */
  STORAGE_ACCESS_KEY: v.optional(v.string()),
  /** Its key. */
  STORAGE_SECRET_KEY: v.optional(v.string()),
  /** A level of pino. */
  LOG_LEVEL: v.optional(
    v.picklist(["trace", "debug", "info", "warn", "error", "fatal", "silent"], "must be a level of pino"),
    "info",
  ),
  /** Name in mails. */
  SITE_NAME: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(40)), "Sayara"),
  /** Who runs the marketplace; `doctor` demands it in production. */
  SITE_OPERATOR: v.optional(v.string()),
  /**
   * Zone of every calendar date.
   * @default `Africa/Tunis`
   */
  TIME_ZONE: v.optional(v.pipe(v.string(), v.check(isTimeZone, "must be an IANA time zone"))),
  /**
   * Whether the commission is added to prices.
   * @default true
   */
  COMMISSION_ENABLED: v.optional(Flag),
  /**
   * Percent; `none`: the fallback 5 [PR12].
   * @default 6
   */
  COMMISSION_RATE: v.optional(
    v.union(
      [None, v.pipe(Percentage, v.maxValue(100, "must be at most 100"))],
      "must be a percentage from 0 to 100 with at most two decimals, or none",
    ),
  ),
  /**
   * First pick-up day with the commission; `none`: the fallback 2025-01-01 [PR12].
   * @default 2025-12-01
   */
  COMMISSION_EFFECTIVE_DATE: v.optional(
    v.union([None, CalendarDate], "must be a date such as 2025-12-01, or none"),
  ),
  /**
   * Dinars below which a month's commission is not collected.
   * @default 50
   */
  COMMISSION_MONTHLY_THRESHOLD: v.optional(Whole),
  /**
   * Years on pick-up day.
   * @default 21
   */
  MINIMUM_DRIVER_AGE: v.optional(v.pipe(Whole, v.minValue(18, "must be at least 18"), v.maxValue(99))),
  /**
   * Live unpaid holds per signed-in driver or guest email.
   * @default 3
   */
  MAXIMUM_UNPAID_HOLDS: v.optional(v.pipe(Whole, v.minValue(1, "must be at least 1"))),
  /**
   * Live unconfirmed guest holds per network address.
   * @default 12
   */
  MAXIMUM_UNCONFIRMED_HOLDS: v.optional(v.pipe(Whole, v.minValue(1, "must be at least 1"))),
});
export type Environment = v.InferOutput<typeof Environment>;

/** Returns false for a password with a bare `/`, `?`, `#` or `%`: its first part would be read as the host and port. */
function isDatabaseAddress(text: string): boolean {
  if (!URL.canParse(text) || /%(?![0-9a-f]{2})/i.test(text)) return false;
  const { pathname, search, hash } = new URL(text);
  return !`${pathname}${search}${hash}`.includes("@");
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
