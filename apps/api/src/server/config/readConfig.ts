import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  COMMISSION,
  COMMISSION_MONTHLY_THRESHOLD,
  MARKETPLACE_TIME_ZONE,
  MAX_LIVE_UNPAID_HOLDS,
  MAX_UNCONFIRMED_HOLDS_PER_NETWORK,
  MINIMUM_DRIVER_AGE,
  PLAN_PRICES,
  PLAN_TRIAL_DAYS,
  PAYOUT_HOLD_HOURS,
} from "@sayara/domain/config/businessDefaults";
import { isLocalHost } from "@sayara/domain/config/isLocalHost";
import { type EnvironmentProblem, parseEnvironment } from "@sayara/domain/config/parseEnvironment";
import { isStrongSecret } from "@sayara/domain/config/isStrongSecret";
import { siteProblems } from "@sayara/domain/config/siteProblems";
import { toMillimes } from "@sayara/domain/money/millimes";
import { resolveCommission } from "@sayara/domain/pricing/commission/resolveCommission";
import type { PlanPrices } from "@sayara/domain/subscription/planChange";
import { isDomainOf, sharedDomain } from "./sharedDomain.ts";
import { deriveVapidKeys, vapidKeysOf } from "./vapidKeys.ts";
import { demoSecret, demoWebServerSecret, Environment } from "./Environment.ts";

/** The configuration, validated once at start and passed on as a value. No other code reads the environment. */
export type Config = ReturnType<typeof toConfig>;

/** Thrown for an invalid environment. The message names every invalid variable, never its value. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}

/**
 * Validates the environment.
 *
 * @throws ConfigurationError that names each invalid variable.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const { env: parsed, problems } = parseEnvironment(Environment, env, (output, rawEnv) => [
    ...incompleteGroups(output),
    ...passkeyProblems(output),
    ...planPriceProblems(output),
    ...siteProblems(rawEnv),
    ...productionProblems(output),
  ]);
  if (problems.length > 0) {
    const lines = problems.map(({ variable, message }) => `- ${variable} ${message}`);
    throw new ConfigurationError(`The configuration can't be used:\n${lines.join("\n")}`);
  }
  return toConfig(parsed);
}

/**
 * Returns problems with plan prices. A higher plan must not cost less, because the credit for an upgrade
 * presumes this [SU4].
 */
function planPriceProblems(env: Environment): EnvironmentProblem[] {
  const { basic, premium } = planPrices(env);
  return (["monthly", "yearly"] as const)
    .filter((billingPeriod) => premium[billingPeriod] < basic[billingPeriod])
    .map((billingPeriod) => {
      const suffix = billingPeriod.toUpperCase();
      return { variable: `PLAN_PREMIUM_${suffix}`, message: `must not be below PLAN_BASIC_${suffix}` };
    });
}

function planPrices(env: Environment): PlanPrices {
  return {
    basic: {
      monthly: toMillimes(env.PLAN_BASIC_MONTHLY ?? PLAN_PRICES.basic.monthly),
      yearly: toMillimes(env.PLAN_BASIC_YEARLY ?? PLAN_PRICES.basic.yearly),
    },
    premium: {
      monthly: toMillimes(env.PLAN_PREMIUM_MONTHLY ?? PLAN_PRICES.premium.monthly),
      yearly: toMillimes(env.PLAN_PREMIUM_YEARLY ?? PLAN_PRICES.premium.yearly),
    },
  };
}

/** Returns a problem if browsers would refuse the passkey domain on one of the sites. */
function passkeyProblems({ PASSKEY_DOMAIN: domain, WEB_URL, PORTAL_URL }: Environment): EnvironmentProblem[] {
  if (domain === undefined) return [];
  return isDomainOf(domain, WEB_URL) && isDomainOf(domain, PORTAL_URL ?? WEB_URL)
    ? []
    : [
        {
          variable: "PASSKEY_DOMAIN",
          message: "must be the domain of WEB_URL and PORTAL_URL, or above both",
        },
      ];
}

/** Returns problems with variables that must be set together or not at all. */
function incompleteGroups(env: Environment): EnvironmentProblem[] {
  const problems: EnvironmentProblem[] = [];
  if (env.CAPTCHA === "recaptcha") {
    for (const name of ["RECAPTCHA_SITE_KEY", "RECAPTCHA_SECRET"] as const) {
      if (env[name] === undefined)
        problems.push({ variable: name, message: `must be set where CAPTCHA is recaptcha` });
    }
  }
  for (const [first, second] of [
    ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
    ["KONNECT_API_KEY", "KONNECT_WALLET_ID"],
  ] as const) {
    if (env[first] !== undefined && env[second] === undefined)
      problems.push({ variable: second, message: `must be set with ${first}` });
    if (env[second] !== undefined && env[first] === undefined)
      problems.push({ variable: first, message: `must be set with ${second}` });
  }
  if (env.EXCHANGE_RATES !== undefined && env.EXCHANGE_RATES_DATE === undefined)
    problems.push({ variable: "EXCHANGE_RATES_DATE", message: "must be set with EXCHANGE_RATES" });
  if (env.EXCHANGE_RATES_URL !== undefined && env.EXCHANGE_RATES !== undefined)
    problems.push({ variable: "EXCHANGE_RATES_URL", message: "must not be set with EXCHANGE_RATES" });
  const twilio = ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"] as const;
  if (twilio.some((name) => env[name] !== undefined)) {
    for (const name of twilio) {
      if (env[name] === undefined)
        problems.push({ variable: name, message: `must be set with the other variables of Twilio` });
    }
  }
  if (env.STORAGE_ENDPOINT !== undefined) {
    for (const name of ["STORAGE_BUCKET", "STORAGE_ACCESS_KEY", "STORAGE_SECRET_KEY"] as const) {
      if (env[name] === undefined)
        problems.push({ variable: name, message: `must be set with STORAGE_ENDPOINT` });
    }
  }
  return problems;
}

function productionProblems(env: Environment): EnvironmentProblem[] {
  if (env.MODE === "demo") return [];
  const problems: EnvironmentProblem[] = [];
  const publicSecrets: readonly string[] = [demoSecret, demoWebServerSecret];
  for (const name of ["SECRET", "WEB_SERVER_SECRET"] as const) {
    if (publicSecrets.includes(env[name]) || !isStrongSecret(env[name]))
      problems.push({
        variable: name,
        message: `must be set in production, to at least 32 random characters`,
      });
  }
  if (env.SECRET === env.WEB_SERVER_SECRET)
    problems.push({ variable: "WEB_SERVER_SECRET", message: "must differ from SECRET in production" });
  if (env.DATABASE_URL === undefined)
    problems.push({
      variable: "DATABASE_URL",
      message: "must be set in production: the embedded database is for demonstrations",
    });
  if (env.SMTP_URL === undefined)
    problems.push({
      variable: "SMTP_URL",
      message: "must be set in production: the mailbox is for demonstrations",
    });
  if (env.IDENTITY_STAND_IN_URL !== undefined)
    problems.push({
      variable: "IDENTITY_STAND_IN_URL",
      message: "must not be set in production: it could sign anybody in",
    });
  if (env.STRIPE_API_URL !== undefined)
    problems.push({
      variable: "STRIPE_API_URL",
      message: "must not be set in production: it is for a stand-in of Stripe",
    });
  if (!env.KONNECT_API_URL.startsWith("https://"))
    problems.push({ variable: "KONNECT_API_URL", message: "must start with https:// in production" });
  if (env.EXCHANGE_RATES_URL?.startsWith("https://") === false)
    problems.push({ variable: "EXCHANGE_RATES_URL", message: "must start with https:// in production" });
  if (!env.TWILIO_API_URL.startsWith("https://"))
    problems.push({ variable: "TWILIO_API_URL", message: "must start with https:// in production" });
  if ((env.SANDBOX_GATEWAY_URL ?? "none") !== "none")
    problems.push({
      variable: "SANDBOX_GATEWAY_URL",
      message: "must not be set in production: the sandbox gateway takes no money",
    });
  if (env.PUBLIC_API_URL === undefined)
    problems.push({ variable: "PUBLIC_API_URL", message: "must be set in production" });
  for (const name of ["PUBLIC_API_URL", "WEB_URL", "PORTAL_URL"] as const) {
    const address = env[name];
    if (address !== undefined && !address.startsWith("https://"))
      problems.push({ variable: name, message: `must start with https:// in production` });
    if (address !== undefined && isLocalHost(new URL(address).hostname))
      problems.push({
        variable: name,
        message: `must not name this machine in production: no visitor could open it`,
      });
  }
  if (!env.ALLOWED_ORIGINS.every((origin) => origin.startsWith("https://")))
    problems.push({ variable: "ALLOWED_ORIGINS", message: "must start with https:// in production" });
  return problems;
}

function toConfig(env: Environment) {
  const port = env.PORT ?? env.API_PORT;
  const demo = env.MODE === "demo";
  const portalUrl = env.PORTAL_URL ?? (demo ? "http://localhost:3001" : undefined);
  const payment = paymentConfig(env);
  const dataFolder = env.DATA_DIR ?? fileURLToPath(new URL("../../../../.data", import.meta.url));
  return {
    mode: env.MODE,
    demo,
    port,
    // By default a demo listens only on this machine.
    host: env.HOST ?? (demo ? "127.0.0.1" : "0.0.0.0"),
    /** Address and port of the metrics; undefined if no metrics are served. */
    metrics:
      env.API_METRICS_PORT === undefined ? undefined : { port: env.API_METRICS_PORT, host: env.METRICS_HOST },
    /** Trace collector; undefined if no traces are sent. */
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    database: {
      url: env.DATABASE_URL,
      pool: env.DATABASE_POOL,
      folder: dataFolder,
    },
    /** Concurrent requests, length of the queue for further ones, and maximum milliseconds in the queue. */
    admission: { concurrency: env.REQUESTS_AT_ONCE, maxWaiting: 1000, waitTimeout: 2000 },
    /** Milliseconds from `/ready` returning 503 until new requests are rejected. */
    shutdownDelay: 1000 * (env.SHUTDOWN_DELAY ?? (demo ? 0 : 5)),
    storage: storageConfig(env) ?? { folder: join(dataFolder, "files") },
    siteName: env.SITE_NAME,
    siteOperator: env.SITE_OPERATOR,
    webUrl: env.WEB_URL,
    /** Undefined where no portal runs. */
    portalUrl,
    passkeys: {
      /** Relying party of WebAuthn [PK1]. */
      domain: env.PASSKEY_DOMAIN ?? sharedDomain(env.WEB_URL, portalUrl ?? env.WEB_URL),
      origins: [env.WEB_URL, ...(portalUrl === undefined ? [] : [portalUrl])],
    },
    allowedOrigins: [env.WEB_URL, ...(portalUrl === undefined ? [] : [portalUrl]), ...env.ALLOWED_ORIGINS],
    publicUrl: env.PUBLIC_API_URL ?? `http://localhost:${port}`,
    secret: env.SECRET,
    webServerSecret: env.WEB_SERVER_SECRET,
    /** Units for expensive calls: burst and regained per second. */
    addressCalls: { burst: env.ADDRESS_CALLS_BURST, perSecond: env.ADDRESS_CALLS_PER_SECOND },
    catalogueCacheSeconds: env.CATALOGUE_CACHE_SECONDS,
    trustedProxies: env.TRUSTED_PROXIES,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, contact: env.CONTACT_EMAIL },
    /**
     * How SMS are sent: through Twilio if configured, otherwise to the mailbox in a demo and not at all in production.
     */
    sms: twilioConfig(env) ?? (demo ? ("mailbox" as const) : ("none" as const)),
    /** Keys that sign notifications to devices, and whether they are derived from `SECRET`. */
    push: {
      keys: vapidKeysOf(env.VAPID_PRIVATE_KEY ?? "") ?? deriveVapidKeys(env.SECRET),
      isDerived: env.VAPID_PRIVATE_KEY === undefined,
    },
    /** Kinds of automated reminders to send. */
    reminders: new Set(env.REMINDERS),
    /** Types of documents that every agency hands in [DC1]. */
    requiredDocuments: env.REQUIRED_DOCUMENTS,
    /** Whether responses reveal that an address has an account. */
    revealRegisteredEmails: env.REVEAL_REGISTERED_EMAILS,
    /** Whose portal accounts must have a second factor [SF2]. */
    requireSecondFactor: env.REQUIRE_SECOND_FACTOR ?? (demo ? "none" : "admins"),
    agencyPortalUrl: env.AGENCY_PORTAL_URL ?? (portalUrl === undefined ? undefined : `${portalUrl}/register`),
    paginationMode: env.PAGINATION_MODE,
    exchangeRates: {
      /** Page of published rates. */
      url: env.EXCHANGE_RATES_URL,
      configured:
        env.EXCHANGE_RATES === undefined || env.EXCHANGE_RATES_DATE === undefined
          ? undefined
          : { date: env.EXCHANGE_RATES_DATE, dinars: env.EXCHANGE_RATES },
    },
    gtagId: env.GTAG_ID,
    captcha: {
      provider: env.CAPTCHA,
      cost: env.CAPTCHA_COST,
      guestCheckout: env.CAPTCHA !== "off" && env.CAPTCHA_GUEST_CHECKOUT,
      recaptcha: {
        siteKey: env.RECAPTCHA_SITE_KEY ?? "",
        secret: env.RECAPTCHA_SECRET ?? "",
        url: env.RECAPTCHA_URL,
      },
    },
    social: {
      clientIds: {
        google: env.GOOGLE_CLIENT_ID,
        facebook: env.FACEBOOK_CLIENT_ID,
        apple: env.APPLE_CLIENT_ID,
      },
      standInUrl: env.IDENTITY_STAND_IN_URL,
    },
    payment,
    logLevel: env.LOG_LEVEL,
    business: {
      /** Whether bookings can be paid online. */
      takesOnlinePayments: Object.values(payment).some((gateway) => gateway !== undefined),
      timeZone: env.TIME_ZONE ?? MARKETPLACE_TIME_ZONE,
      commission: resolveCommission({
        enabled: env.COMMISSION_ENABLED ?? COMMISSION.enabled,
        rate: noneToUndefined(env.COMMISSION_RATE ?? COMMISSION.rate),
        effectiveDate: noneToUndefined(env.COMMISSION_EFFECTIVE_DATE ?? COMMISSION.effectiveDate),
      }),
      /** Dinars; a month's commission below this is not collected. */
      commissionMonthlyThreshold: env.COMMISSION_MONTHLY_THRESHOLD ?? COMMISSION_MONTHLY_THRESHOLD,
      /** Days after a statement's issue on which an agency is reminded of its debt, ascending [DB3]. */
      debtReminderDays: env.DEBT_REMINDER_DAYS,
      planPrices: planPrices(env),
      /** Days of premium that an accepted agency has without paying [SU7]. */
      planTrialDays: env.PLAN_TRIAL_DAYS ?? PLAN_TRIAL_DAYS,
      /** Hours for which an agency is not paid out after a change of its bank account [PO3]. */
      payoutHoldHours: env.PAYOUT_HOLD_HOURS ?? PAYOUT_HOLD_HOURS,
      /** Methods by which agencies may take security deposits [DP1]. */
      depositMethods: env.DEPOSIT_METHODS,
      minimumDriverAge: env.MINIMUM_DRIVER_AGE ?? MINIMUM_DRIVER_AGE,
      /** Maximum live unpaid holds per signed-in driver or guest email. */
      maximumUnpaidHolds: env.MAXIMUM_UNPAID_HOLDS ?? MAX_LIVE_UNPAID_HOLDS,
      /** Maximum live unconfirmed guest holds per network address. */
      maximumUnconfirmedHolds: env.MAXIMUM_UNCONFIRMED_HOLDS ?? MAX_UNCONFIRMED_HOLDS_PER_NETWORK,
    },
  };
}

/** Returns undefined for "none", so that the fallback applies [PR12]. */
function noneToUndefined<Value>(value: Value | "none"): Value | undefined {
  return value === "none" ? undefined : value;
}

/** Returns the configured gateways. A demo without any uses the sandbox gateway, unless it is switched off. */
function paymentConfig(env: Environment) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  const { KONNECT_API_KEY: apiKey, KONNECT_WALLET_ID: walletId } = env;
  const stripe =
    secretKey === undefined || webhookSecret === undefined
      ? undefined
      : { secretKey, webhookSecret, url: env.STRIPE_API_URL };
  const konnect =
    apiKey === undefined || walletId === undefined
      ? undefined
      : { apiKey, walletId, url: env.KONNECT_API_URL };
  const needsSandbox = env.MODE === "demo" && stripe === undefined && konnect === undefined;
  const url = env.SANDBOX_GATEWAY_URL ?? (needsSandbox ? "http://localhost:4100" : "none");
  const sandbox =
    url === "none"
      ? undefined
      : {
          url,
          publicUrl: env.PUBLIC_SANDBOX_GATEWAY_URL,
          key: env.SANDBOX_GATEWAY_KEY,
          webhookSecret: env.SANDBOX_WEBHOOK_SECRET,
        };
  return { stripe, konnect, sandbox };
}

function twilioConfig(env: Environment) {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = env;
  if (accountSid === undefined || authToken === undefined || from === undefined) return undefined;
  return { accountSid, authToken, from, url: env.TWILIO_API_URL };
}

function storageConfig(env: Environment) {
  const { STORAGE_ENDPOINT: endpoint, STORAGE_BUCKET: bucket, STORAGE_REGION: region } = env;
  const { STORAGE_ACCESS_KEY: accessKey, STORAGE_SECRET_KEY: secretKey } = env;
  if (endpoint === undefined || bucket === undefined) return undefined;
  if (accessKey === undefined || secretKey === undefined) return undefined;
  return { endpoint, bucket, region, accessKey, secretKey };
}
