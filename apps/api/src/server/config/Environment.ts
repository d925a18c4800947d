import {
  DEBT_REMINDER_DAYS,
  EXCHANGE_RATE_BOUNDS,
  PAGINATION_MODE,
  DEPOSIT_METHODS,
  REQUIRED_DOCUMENTS,
} from "@sayara/domain/config/businessDefaults";
import { MeasurementId } from "@sayara/domain/config/MeasurementId";
import { PaginationMode } from "@sayara/domain/config/PaginationMode";
import { foreignCurrencies, type ForeignCurrency } from "@sayara/domain/money/ForeignCurrency";
import { DepositMethod, depositMethods } from "@sayara/domain/deposit/DepositMethod";
import { automatedReminders } from "@sayara/domain/notification/AutomatedReminder";
import { bookingReminders } from "@sayara/domain/notification/BookingReminder";
import { supplierReminders } from "@sayara/domain/notification/SupplierReminder";
import {
  SupplierDocumentType,
  supplierDocumentTypes,
} from "@sayara/domain/supplier/papers/SupplierDocumentType";
import * as v from "valibot";
import { vapidKeysOf } from "./vapidKeys.ts";

/** Default signing key. It is public, so production rejects it. */
export const demoSecret = "demonstration-secret-known-to-everyone";
export const demoWebServerSecret = "demonstration-web-server-secret";
const demoGatewayKey = "demonstration-sandbox-gateway-key";
const demoWebhookSecret = "demonstration-sandbox-webhook-secret";

const [leastRate, highestRate] = EXCHANGE_RATE_BOUNDS;
const Port = v.pipe(v.string(), v.digits("must be a port number"), v.transform(Number), v.maxValue(65_535));
const Secret = v.pipe(v.string(), v.minLength(24, "must be at least 24 characters long"));
const SigningKey = v.pipe(
  v.string(),
  v.minLength(24, "must be at least 24 characters long, and 32 random ones in production"),
);
const Origin = v.pipe(
  v.string(),
  v.url("must be an address such as https://example.tn"),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    "must start with http:// or https://",
  ),
  v.transform((text) => new URL(text).origin),
);
const Integer = v.pipe(v.string(), v.digits("must be a whole number"), v.transform(Number));
const PlanPrice = v.pipe(
  Integer,
  v.minValue(1, "must be at least 1"),
  v.maxValue(100_000, "must be at most 100000"),
);
const Percentage = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}(\.\d{1,2})?$/, "must be a percentage with at most two decimals"),
  v.transform(Number),
);
const CalendarDate = v.pipe(v.string(), v.isoDate("must be a date such as 2025-12-01"));
/** The value "none", as distinct from an unset variable [PR12]. */
const NoneValue = v.literal("none");
const HttpUrl = v.pipe(
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

const reminders = [...automatedReminders, ...supplierReminders, ...bookingReminders];
/** Kinds of reminders, separated by commas; `none` for none. */
const Reminders = v.pipe(
  v.string(),
  v.transform((text) => (text === "none" ? [] : text.split(",").map((part) => part.trim()))),
  v.array(v.picklist(reminders, `must be kinds among ${reminders.join(", ")}, or none`)),
);

const exchangeRate = String.raw`(?:${foreignCurrencies.join("|")})=\d{1,3}(?:\.\d{1,6})?`;
/** Rates of currencies, separated by commas. */
const ExchangeRateList = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^${exchangeRate}(?: *, *${exchangeRate}){0,${foreignCurrencies.length - 1}}$`),
    "must be rates such as EUR=3.38,USD=2.92,GBP=3.86",
  ),
  v.transform((text): Partial<Record<ForeignCurrency, number>> => {
    const pairs = text.split(",").map((pair) => pair.trim().split("="));
    return Object.fromEntries(pairs.map(([currency, rate]) => [currency, Number(rate)]));
  }),
  v.check(
    (rates) => Object.values(rates).every((rate) => rate >= leastRate && rate <= highestRate),
    `must be rates from ${leastRate} to ${highestRate}`,
  ),
);

/** Ascending numbers of days from 1 to 365, separated by commas; `none` for none. */
const ReminderDays = v.pipe(
  v.string(),
  v.regex(/^(?:none|\d{1,3}(?: *, *\d{1,3}){0,9})$/, "must be up to ten days such as 7,15,25, or none"),
  v.transform((text) => (text === "none" ? [] : text.split(",").map(Number))),
  v.check(
    (days) => days.every((day, index) => day > (days[index - 1] ?? 0) && day <= 365),
    "must be ascending days from 1 to 365",
  ),
);

/** Types of documents, separated by commas; `none` for none. */
const DocumentTypes = v.pipe(
  v.string(),
  v.transform((text) => (text === "none" ? [] : text.split(",").map((part) => part.trim()))),
  v.array(
    v.picklist(
      SupplierDocumentType.options,
      `must be documents among ${supplierDocumentTypes.join(", ")}, or none`,
    ),
  ),
);

/** Methods of security deposits, separated by commas. */
const DepositMethods = v.pipe(
  v.string(),
  v.transform((text) => text.split(",").map((part) => part.trim())),
  v.array(v.picklist(DepositMethod.options, `must be methods among ${depositMethods.join(", ")}`)),
);

/** Environment variables, each with its default. */
export const Environment = v.object({
  /**
   * `production` rejects default and weak secrets, the embedded database, the mailbox, plain http, addresses of this
   * machine and demo users.
   */
  MODE: v.optional(v.picklist(["demo", "production"], "must be demo or production"), "demo"),
  /** Takes precedence over `API_PORT`. */
  PORT: v.optional(Port),
  /** Port to listen on. */
  API_PORT: v.optional(Port, "4000"),
  /**
   * Address to listen on.
   * @default `127.0.0.1`; `0.0.0.0` in production
   */
  HOST: v.optional(v.string()),
  /**
   * Port of `/metrics` for Prometheus. Without it no metrics are collected, and pages send no measurements from
   * visitors' browsers.
   */
  API_METRICS_PORT: v.optional(Port),
  /** Address of `/metrics`. */
  METRICS_HOST: v.optional(v.string(), "127.0.0.1"),
  /** OTLP-over-HTTP trace collector, such as `http://localhost:4318`. Without it no traces are sent. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(HttpUrl),
  /**
   * `postgres://…`; required in production.
   * @default none: uses PGlite
   */
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\//, "must start with postgres://"),
      v.check(
        isDatabaseUrl,
        "must be an address such as postgres://user:password@host:5432/name; in the password, write % as %25, / as %2F, ? as %3F and # as %23",
      ),
    ),
  ),
  /** Connections to PostgreSQL; searches use two more. */
  DATABASE_POOL: v.optional(v.pipe(Integer, v.minValue(1, "must be at least 1")), "16"),
  /**
   * PGlite's folder, locked against use by a second process.
   * @default `apps/api/.data`
   */
  DATA_DIR: v.optional(v.string()),
  /** Concurrent requests; others wait up to 2 seconds, then get 503 with `Retry-After`. */
  REQUESTS_AT_ONCE: v.optional(v.pipe(Integer, v.minValue(1, "must be at least 1")), "32"),
  /**
   * Seconds from `/ready` returning 503 until new requests are rejected, so that the load balancer can check again.
   * @default 0; 5 in production
   */
  SHUTDOWN_DELAY: v.optional(v.pipe(Integer, v.maxValue(300, "must be at most 300"))),
  /** The website: allowed origin and target of mailed links. */
  WEB_URL: v.optional(Origin, "http://localhost:3000"),
  /**
   * The portal of agencies and administrators: allowed origin, with a session of its own.
   * @default `http://localhost:3001`; none in production
   */
  PORTAL_URL: v.optional(Origin),
  /**
   * Domain of which passkeys are: that of the website and the portal, or one above both. A change makes every passkey
   * useless.
   * @default the longest domain that both share
   */
  PASSKEY_DOMAIN: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/, "must be a domain")),
  ),
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
   * URL of the API for browsers. Determines whether cookies are secure.
   * @default `http://localhost:{port}`
   */
  PUBLIC_API_URL: v.optional(Origin),
  /**
   * Key for signed links and quotes, at least 24 characters. In production at least 32 random ones, different from
   * `WEB_SERVER_SECRET`.
   * @default a public one
   */
  SECRET: v.optional(SigningKey, demoSecret),
  /**
   * Authenticates the website's server, which forwards visitors' network addresses.
   * @default a public one
   */
  WEB_SERVER_SECRET: v.optional(SigningKey, demoWebServerSecret),
  /**
   * Units that one network address may use at once. A search or voucher costs 8, a quote 4, a calendar file 2, a
   * catalogue call 1.
   */
  ADDRESS_CALLS_BURST: v.optional(v.pipe(Integer, v.minValue(1, "must be at least 1")), "1000"),
  /** Units that a network address regains per second; 0 switches the limit off. */
  ADDRESS_CALLS_PER_SECOND: v.optional(Integer, "50"),
  /**
   * Seconds for which a process caches responses about settings, places, cars and agencies. `0` disables this cache.
   */
  CATALOGUE_CACHE_SECONDS: v.optional(v.pipe(Integer, v.maxValue(60, "must be at most 60")), "5"),
  /** Number of our own proxies in front of the API that write `X-Forwarded-For`. */
  TRUSTED_PROXIES: v.optional(Integer, "0"),
  /**
   * `smtp://…` or `smtps://…`.
   * @default none: mails go to `/mailbox`
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
   * Twilio account for sending SMS; set together with its token and sender.
   * @default none: SMS stay in /mailbox; in production none are sent
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
   * Fake Twilio API for tests.
   * @default Twilio's
   */
  TWILIO_API_URL: v.optional(Origin, "https://api.twilio.com"),
  /**
   * Private key on P-256, 32 bytes in base64url, with which notifications to devices are signed. With another key,
   * drivers turn them on again.
   * @default derived from `SECRET`
   */
  VAPID_PRIVATE_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (key) => vapidKeysOf(key) !== undefined,
        "must be a private key on P-256: 32 bytes in base64url",
      ),
    ),
  ),
  /**
   * Reminders to send, separated by commas: `supplier_no_cars`, `supplier_no_phone`, `client_no_phone`,
   * `supplier_pending_booking`, `document_expiry`, and for bookings `pick_up`, `drop_off`, `review`, `unfinished_checkout`; or `none`.
   * @default all
   */
  REMINDERS: v.optional(Reminders, reminders.join(",")),
  /**
   * Documents that every agency hands in, separated by commas: `rc`, `matricule_fiscal`, `patente`,
   * `autorisation_transport`, `cnss`, `assurance`, `autre`; or `none`.
   * @default `rc,matricule_fiscal,patente,assurance`
   */
  REQUIRED_DOCUMENTS: v.optional(DocumentTypes, REQUIRED_DOCUMENTS.join(",")),
  /**
   * Methods by which agencies may take security deposits, separated by commas: `cash` (dinars), `cashEuro`, `card`
   * (charged), `cardImprint` (reserved).
   * @default all
   */
  DEPOSIT_METHODS: v.optional(DepositMethods, DEPOSIT_METHODS.join(",")),
  /**
   * `false`: sign-up, guest checkout, email change, forgot password and similar calls give the same response, in
   * comparable time, for registered and unregistered addresses, and mail the result. Only the checkout of an
   * unregistered address holds its car (decision 0023).
   */
  REVEAL_REGISTERED_EMAILS: v.optional(Flag, "true"),
  /**
   * Who signs in to the portal with a second factor, by a mailed code unless the person chose an authenticator app:
   * `admins`, or `none`.
   * @default `none`; `admins` in production
   */
  REQUIRE_SECOND_FACTOR: v.optional(v.picklist(["admins", "none"], "must be admins or none")),
  /**
   * URL where agencies register.
   * @default the portal's `/register`
   */
  AGENCY_PORTAL_URL: v.optional(HttpUrl),
  /** Google tag measurement id, which pages load for visitors who have consented. Without it no tag is loaded. */
  GTAG_ID: v.optional(MeasurementId),
  /**
   * How to page through lists of cars and of bookings: `classic` or `infiniteScroll`.
   * @default `classic`
   */
  PAGINATION_MODE: v.optional(PaginationMode, PAGINATION_MODE),
  /** `altcha`, `recaptcha` or `off`. */
  CAPTCHA: v.optional(
    v.picklist(["altcha", "recaptcha", "off"], "must be altcha, recaptcha or off"),
    "altcha",
  ),
  /**
   * PBKDF2 rounds for each of the 50 to 150 attempts that solving takes; up to 32 times as many for a network address
   * with more than three unconfirmed guest bookings.
   */
  CAPTCHA_COST: v.optional(
    v.pipe(Integer, v.minValue(1, "must be at least 1"), v.maxValue(1_000_000)),
    "1000",
  ),
  /** Whether a guest needs a captcha to book. */
  CAPTCHA_GUEST_CHECKOUT: v.optional(Flag, "true"),
  /** reCAPTCHA site key, for pages; needed when `CAPTCHA` is `recaptcha`. */
  RECAPTCHA_SITE_KEY: v.optional(v.string()),
  /** reCAPTCHA secret, for the API; needed when `CAPTCHA` is `recaptcha`. */
  RECAPTCHA_SECRET: v.optional(v.string()),
  /**
   * URL to verify reCAPTCHA solutions.
   * @default Google's
   */
  RECAPTCHA_URL: v.optional(HttpUrl, "https://www.google.com/recaptcha/api/siteverify"),
  /** Enables sign-in with Google. */
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  /** Enables sign-in with Facebook. */
  FACEBOOK_CLIENT_ID: v.optional(v.string()),
  /** Enables sign-in with Apple. */
  APPLE_CLIENT_ID: v.optional(v.string()),
  /** Fake identity provider for tests, with the same URL for API and browsers; rejected in production. */
  IDENTITY_STAND_IN_URL: v.optional(Origin),
  /**
   * URL of the sandbox gateway for this server's calls; `none` switches sandbox payments off.
   * @default `http://localhost:4100`; none in production, which rejects it
   */
  SANDBOX_GATEWAY_URL: v.optional(v.union([NoneValue, Origin], "must be an address, or none")),
  /**
   * URL of the sandbox gateway for browsers, which show its card form at checkout; must match the gateway's own
   * setting.
   * @default `http://localhost:4100`
   */
  PUBLIC_SANDBOX_GATEWAY_URL: v.optional(Origin, "http://localhost:4100"),
  /**
   * Authenticates the API's calls to the sandbox gateway; must match the gateway's setting.
   * @default a public one
   */
  SANDBOX_GATEWAY_KEY: v.optional(Secret, demoGatewayKey),
  /**
   * Signs the sandbox gateway's webhooks; must match the gateway's setting.
   * @default a public one
   */
  SANDBOX_WEBHOOK_SECRET: v.optional(Secret, demoWebhookSecret),
  /** Makes Stripe take online payments instead of the sandbox gateway. */
  STRIPE_SECRET_KEY: v.optional(Secret),
  /**
   * Secret of the webhook `POST /api/payment-webhook/stripe`, subscribed to the events of a Checkout session
   * (docs/operate.md).
   */
  STRIPE_WEBHOOK_SECRET: v.optional(Secret),
  /**
   * Fake Stripe API for tests; rejected in production.
   * @default Stripe's
   */
  STRIPE_API_URL: v.optional(Origin),
  /** Makes Konnect take online payments. If Stripe's keys are set too, Stripe takes new payments. */
  KONNECT_API_KEY: v.optional(Secret),
  /** Wallet that receives Konnect's payments. */
  KONNECT_WALLET_ID: v.optional(v.pipe(v.string(), v.regex(/^\w{8,64}$/, "must be the id of a wallet"))),
  /** Konnect's API, or its sandbox. */
  KONNECT_API_URL: v.optional(HttpUrl, "https://api.konnect.network/api/v2"),
  /**
   * S3-compatible image store.
   * @default none: `DATA_DIR/files`
   */
  STORAGE_ENDPOINT: v.optional(Origin),
  /** Bucket of the image store. */
  STORAGE_BUCKET: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9.-]{3,63}$/, "must be the name of a bucket")),
  ),
  /** Region of the image store. */
  STORAGE_REGION: v.optional(v.string(), "us-east-1"),
  /** Access key id of the image store. */
  STORAGE_ACCESS_KEY: v.optional(v.string()),
  /** Secret access key of the image store. */
  STORAGE_SECRET_KEY: v.optional(v.string()),
  /** Log level of pino. */
  LOG_LEVEL: v.optional(
    v.picklist(["trace", "debug", "info", "warn", "error", "fatal", "silent"], "must be a level of pino"),
    "info",
  ),
  /** Site name in mails. */
  SITE_NAME: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(40)), "Sayara"),
  /**
   * Operator of the marketplace as shown on the website. In the API only `doctor` reads it, and requires it in
   * production.
   */
  SITE_OPERATOR: v.optional(v.string()),
  /**
   * IANA time zone of all calendar dates.
   * @default `Africa/Tunis`
   */
  TIME_ZONE: v.optional(v.pipe(v.string(), v.check(isTimeZone, "must be an IANA time zone"))),
  /**
   * Whether the commission is added to prices.
   * @default true
   */
  COMMISSION_ENABLED: v.optional(Flag),
  /**
   * Percent; `none` for the fallback of 5 [PR12].
   * @default 6
   */
  COMMISSION_RATE: v.optional(
    v.union(
      [NoneValue, v.pipe(Percentage, v.maxValue(100, "must be at most 100"))],
      "must be a percentage from 0 to 100 with at most two decimals, or none",
    ),
  ),
  /**
   * First pick-up day with commission; `none` for the fallback 2025-01-01 [PR12].
   * @default 2025-12-01
   */
  COMMISSION_EFFECTIVE_DATE: v.optional(
    v.union([NoneValue, CalendarDate], "must be a date such as 2025-12-01, or none"),
  ),
  /**
   * Dinars below which an agency's debt at the end of a month is not collected but carried over [PR20].
   * @default 50
   */
  COMMISSION_MONTHLY_THRESHOLD: v.optional(Integer),
  /**
   * Days after a statement's issue on which an agency is reminded of its debt, ascending and separated by commas [DB3];
   * or `none`.
   * @default 7,15,25
   */
  DEBT_REMINDER_DAYS: v.optional(ReminderDays, DEBT_REMINDER_DAYS.join(",")),
  /**
   * Dinars for a month of the plan basic [SU4].
   * @default 49
   */
  PLAN_BASIC_MONTHLY: v.optional(PlanPrice),
  /**
   * Dinars for a year of the plan basic.
   * @default 490
   */
  PLAN_BASIC_YEARLY: v.optional(PlanPrice),
  /**
   * Dinars for a month of the plan premium. Not below that of basic.
   * @default 99
   */
  PLAN_PREMIUM_MONTHLY: v.optional(PlanPrice),
  /**
   * Dinars for a year of the plan premium. Not below that of basic.
   * @default 990
   */
  PLAN_PREMIUM_YEARLY: v.optional(PlanPrice),
  /**
   * Days of premium that an accepted agency has without paying, at most 366; 0 for none [SU7].
   * @default 30
   */
  PLAN_TRIAL_DAYS: v.optional(v.pipe(Integer, v.maxValue(366, "must be at most 366"))),
  /**
   * Hours after a change of its bank account for which an agency is not paid out [PO3], at most 720.
   * @default 48
   */
  PAYOUT_HOLD_HOURS: v.optional(v.pipe(Integer, v.maxValue(720, "must be at most 720"))),
  /**
   * Dinars for a euro, a US dollar and a pound, such as `EUR=3.38,USD=2.92,GBP=3.86`: totals are then shown in these
   * currencies too, as a guide, until 7 days after the date [XR2].
   * @default invented ones of the day in a demonstration; none in production
   */
  EXCHANGE_RATES: v.optional(ExchangeRateList),
  /** Day of `EXCHANGE_RATES`. */
  EXCHANGE_RATES_DATE: v.optional(CalendarDate),
  /**
   * Page from which rates are read once a day instead [XR3]: that of the Banque Centrale de Tunisie,
   * `https://www.bct.gov.tn/bct/siteprod/cours.jsp?la=FR`, or one like it.
   */
  EXCHANGE_RATES_URL: v.optional(HttpUrl),
  /**
   * Minimum driver age in years on pick-up day.
   * @default 21
   */
  MINIMUM_DRIVER_AGE: v.optional(v.pipe(Integer, v.minValue(18, "must be at least 18"), v.maxValue(99))),
  /**
   * Maximum live unpaid holds per signed-in driver or guest email.
   * @default 3
   */
  MAXIMUM_UNPAID_HOLDS: v.optional(v.pipe(Integer, v.minValue(1, "must be at least 1"))),
  /**
   * Maximum live unconfirmed guest holds per network address.
   * @default 12
   */
  MAXIMUM_UNCONFIRMED_HOLDS: v.optional(v.pipe(Integer, v.minValue(1, "must be at least 1"))),
});
export type Environment = v.InferOutput<typeof Environment>;

/**
 * Returns false for a password with an unescaped `/`, `?`, `#` or `%`: its first part would be parsed as host and port.
 */
function isDatabaseUrl(text: string): boolean {
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
