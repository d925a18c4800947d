import { automatedReminders } from "@sayara/domain/notification/AutomatedReminder";
import { bookingReminders } from "@sayara/domain/notification/BookingReminder";
import { supplierReminders } from "@sayara/domain/notification/SupplierReminder";
import { expect, test } from "vitest";
import { explainPortConflict } from "./explainPortConflict.ts";
import { ConfigurationError, readConfig } from "./readConfig.ts";

const production = {
  MODE: "production",
  DATABASE_URL: "postgres://database.example/sayara",
  SECRET: "a key of our own that is long enough",
  WEB_SERVER_SECRET: "another key of our own, as long as that",
  SMTP_URL: "smtps://mail.example.tn",
  PUBLIC_API_URL: "https://api.example.tn",
  WEB_URL: "https://example.tn",
};

test("an empty environment configures a demo on this machine", () => {
  expect(readConfig({})).toMatchObject({
    demo: true,
    port: 4000,
    host: "127.0.0.1",
    webUrl: "http://localhost:3000",
    publicUrl: "http://localhost:4000",
    database: { url: undefined },
    business: {
      timeZone: "Africa/Tunis",
      commission: { enabled: true, rate: 6, effectiveDate: "2025-12-01" },
      commissionMonthlyThreshold: 50,
      minimumDriverAge: 21,
    },
  });
});

test("HOST sets the address that the API listens on; a demo listens only locally by default", () => {
  expect(readConfig({}).host).toBe("127.0.0.1");
  expect(readConfig(production).host).toBe("0.0.0.0");
  expect(readConfig({ HOST: "10.0.0.7" }).host).toBe("10.0.0.7");
});

test("Stripe and Konnect replace the sandbox gateway, and their variables must be set in pairs", () => {
  const stripe = {
    STRIPE_SECRET_KEY: `sk_test_${"a".repeat(30)}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${"b".repeat(30)}`,
  };
  const konnect = { KONNECT_API_KEY: "c".repeat(40), KONNECT_WALLET_ID: "5f7a209aeb3f76490ac4a3d1" };
  const { payment, business } = readConfig({ ...production, ...stripe, ...konnect });
  expect(payment).toMatchObject({
    stripe: { secretKey: stripe.STRIPE_SECRET_KEY },
    konnect: { walletId: konnect.KONNECT_WALLET_ID, url: "https://api.konnect.network/api/v2" },
    sandbox: undefined,
  });
  expect(business.takesOnlinePayments).toBe(true);
  expect(readConfig(stripe).payment.sandbox).toBeUndefined();
  for (const [name, value] of Object.entries({ ...stripe, ...konnect })) {
    expect(() => readConfig({ [name]: value })).toThrow(/must be set with/);
  }
  const withStandIn = { ...stripe, STRIPE_API_URL: "http://127.0.0.1:1" };
  expect(() => readConfig({ ...production, ...withStandIn })).toThrow(
    "STRIPE_API_URL must not be set in production",
  );
  const insecure = { ...konnect, KONNECT_API_URL: "http://konnect.example/api/v2" };
  expect(() => readConfig({ ...production, ...insecure })).toThrow(
    "KONNECT_API_URL must start with https://",
  );
});

test("SMS go through Twilio if it is configured, otherwise to the mailbox in a demo and nowhere in production", () => {
  const twilio = {
    TWILIO_ACCOUNT_SID: "AC0123456789abcdef",
    TWILIO_AUTH_TOKEN: "d".repeat(32),
    TWILIO_FROM: "+21670000000",
  };
  expect([readConfig({}).sms, readConfig(production).sms]).toEqual(["mailbox", "none"]);
  expect(readConfig({ ...production, ...twilio }).sms).toEqual({
    accountSid: "AC0123456789abcdef",
    authToken: "d".repeat(32),
    from: "+21670000000",
    url: "https://api.twilio.com",
  });
  for (const [name, value] of Object.entries(twilio)) {
    expect(() => readConfig({ [name]: value })).toThrow(/must be set with the other variables of Twilio/);
  }
  expect(() => readConfig({ ...twilio, TWILIO_FROM: "0555" })).not.toThrow();
  expect(() => readConfig({ ...twilio, TWILIO_FROM: "a name that is too long" })).toThrow("TWILIO_FROM");
  const insecure = { ...production, ...twilio, TWILIO_API_URL: "http://twilio.example" };
  expect(() => readConfig(insecure)).toThrow("TWILIO_API_URL must start with https://");
});

test("reminders are all on by default, and each can be switched off", () => {
  expect([...readConfig({}).reminders]).toEqual([
    ...automatedReminders,
    ...supplierReminders,
    ...bookingReminders,
  ]);
  expect([...readConfig({ REMINDERS: "none" }).reminders]).toEqual([]);
  const enabled = { REMINDERS: "client_no_phone, pick_up" };
  expect([...readConfig(enabled).reminders]).toEqual(["client_no_phone", "pick_up"]);
  expect(() => readConfig({ REMINDERS: "client_no_phone,birthdays" })).toThrow("REMINDERS");
});

test("a demo uses the sandbox gateway unless it is switched off, and production never does", () => {
  const { payment, business } = readConfig({});
  expect(payment.sandbox?.url).toBe("http://localhost:4100");
  expect(business.takesOnlinePayments).toBe(true);
  const withoutSandbox = readConfig({ SANDBOX_GATEWAY_URL: "none" });
  expect(withoutSandbox.payment.sandbox).toBeUndefined();
  expect(withoutSandbox.business.takesOnlinePayments).toBe(false);
  expect(readConfig(production).payment.sandbox).toBeUndefined();
  const readWithSandbox = () => readConfig({ ...production, SANDBOX_GATEWAY_URL: "https://sandbox.example" });
  expect(readWithSandbox).toThrow("SANDBOX_GATEWAY_URL must not be set in production");
});

test("an empty variable counts as unset", () => {
  expect(readConfig({ SMTP_URL: "", API_PORT: "" })).toEqual(readConfig({}));
});

test("the environment overrides business constants", () => {
  const { business } = readConfig({
    COMMISSION_RATE: "7.5",
    COMMISSION_MONTHLY_THRESHOLD: "80",
    MINIMUM_DRIVER_AGE: "23",
    TIME_ZONE: "Europe/Paris",
  });
  expect(business).toMatchObject({
    commission: { rate: 7.5 },
    commissionMonthlyThreshold: 80,
    minimumDriverAge: 23,
    timeZone: "Europe/Paris",
  });
});

test("[PR12] a commission rate or date set to none is replaced by its own fallback", () => {
  const commissionOf = (env: Record<string, string>) => readConfig(env).business.commission;
  expect(commissionOf({ COMMISSION_RATE: "none" })).toMatchObject({ rate: 5, effectiveDate: "2025-12-01" });
  expect(commissionOf({ COMMISSION_EFFECTIVE_DATE: "none" })).toMatchObject({
    rate: 6,
    effectiveDate: "2025-01-01",
  });
  expect(commissionOf({ COMMISSION_RATE: "0" })).toMatchObject({ rate: 0 });
  expect(commissionOf({ COMMISSION_RATE: "" })).toMatchObject({ rate: 6 });
  expect(() => readConfig({ COMMISSION_RATE: "100.01" })).toThrow("COMMISSION_RATE");
});

test("exchange rates need a date and a single source", () => {
  const rates = "EUR=3.38, USD=2.92";
  expect(
    readConfig({ EXCHANGE_RATES: rates, EXCHANGE_RATES_DATE: "2026-11-27" }).exchangeRates.configured,
  ).toEqual({ date: "2026-11-27", dinars: { EUR: 3.38, USD: 2.92 } });
  expect(() => readConfig({ EXCHANGE_RATES: rates })).toThrow("EXCHANGE_RATES_DATE");
  const dated = { EXCHANGE_RATES: rates, EXCHANGE_RATES_DATE: "2026-11-27" };
  expect(() => readConfig({ ...dated, EXCHANGE_RATES_URL: "https://bank.example" })).toThrow(
    "EXCHANGE_RATES_URL",
  );
  for (const wrong of ["EUR", "EUR=0", "EUR=-1", "CHF=3.5", "EUR=3,38", "EUR=1e9", "EUR=101", "EUR=NaN"]) {
    expect(() => readConfig({ ...dated, EXCHANGE_RATES: wrong })).toThrow("EXCHANGE_RATES");
  }
});

test("the error names every invalid variable without its value", () => {
  const invalidEnv = {
    API_PORT: "https",
    DATABASE_URL: "mysql://user:hunter2@host",
    SECRET: "hunter2",
    COMMISSION_RATE: "6.123",
    TIME_ZONE: "Tunis",
    WEB_URL: "javascript:hunter2",
    MODE: "hunter2",
  };
  const read = () => readConfig(invalidEnv);
  expect(read).toThrow(ConfigurationError);
  for (const name of Object.keys(invalidEnv)) expect(read).toThrow(name);
  expect(read).not.toThrow("hunter2");
});

test.each(["+8/q", "12/q", "12?q", "12#q", "1@2/q", "1%q"])(
  "a password that breaks DATABASE_URL is rejected at start without being printed: %s",
  (password) => {
    const read = () =>
      readConfig({ DATABASE_URL: `postgres://sayara:hunter2${password}@database:5432/sayara` });
    expect(read).toThrow(/DATABASE_URL must be an address/);
    expect(read).not.toThrow("hunter2");
  },
);

test.each([
  "postgres://sayara:12%2Fq@database:5432/sayara",
  "postgresql://sayara@%2Fvar%2Frun%2Fpostgresql/sayara",
  "postgres:///sayara?host=/var/run/postgresql",
])("DATABASE_URL may be %s", (url) => {
  expect(readConfig({ DATABASE_URL: url }).database.url).toBe(url);
});

test("production starts with non-default keys, SMTP and https", () => {
  expect(readConfig(production)).toMatchObject({
    demo: false,
    host: "0.0.0.0",
    publicUrl: "https://api.example.tn",
  });
});

test.each([
  ["SECRET", undefined],
  ["WEB_SERVER_SECRET", undefined],
  ["SECRET", "short but over 24 characters".slice(0, 28)],
  ["WEB_SERVER_SECRET", "secretsecretsecretsecretsecretsecret"],
  ["WEB_SERVER_SECRET", production.SECRET],
  ["DATABASE_URL", undefined],
  ["SMTP_URL", undefined],
  ["PUBLIC_API_URL", undefined],
  ["EXCHANGE_RATES_URL", "http://bank.example"],
  ["PUBLIC_API_URL", "http://api.example.tn"],
  ["PUBLIC_API_URL", "https://localhost:4000"],
  ["WEB_URL", "https://127.0.0.1"],
  ["WEB_URL", undefined],
  ["WEB_URL", "http://example.tn"],
  ["ALLOWED_ORIGINS", "https://www.example.tn,http://example.tn"],
])("production refuses to start with %s %o", (name, value) => {
  expect(() => readConfig({ ...production, [name]: value })).toThrow(name);
});

test("rejects a website and an API on different sites, because browsers would drop the session cookie", () => {
  const readWith = (api: string) => () => readConfig({ WEB_URL: "https://sayara.tn", PUBLIC_API_URL: api });
  expect(readWith("https://sayara-api.tn")).toThrow("must be on one site");
  expect(readWith("https://api.sayara.tn")).not.toThrow();
});

test("invalid values, missing variables and cross-variable rules are listed in one pass, each variable once", () => {
  const invalidEnv = {
    ...production,
    API_PORT: "70000",
    SECRET: "short",
    SMTP_URL: "",
    STRIPE_SECRET_KEY: "short",
    KONNECT_API_KEY: "c".repeat(40),
    PUBLIC_API_URL: "https://api.other.tn/v1",
    PLAN_BASIC_MONTHLY: "100",
    PLAN_PREMIUM_YEARLY: "489",
  };
  let message = "";
  try {
    readConfig(invalidEnv);
  } catch (error) {
    message = error instanceof Error ? error.message : "";
  }
  expect(message.split("\n").slice(1)).toEqual([
    "- API_PORT is not valid: <=65535 is expected",
    "- SECRET must be at least 24 characters long, and 32 random ones in production",
    "- STRIPE_SECRET_KEY must be at least 24 characters long",
    "- KONNECT_WALLET_ID must be set with KONNECT_API_KEY",
    "- PLAN_PREMIUM_MONTHLY must not be below PLAN_BASIC_MONTHLY",
    "- PLAN_PREMIUM_YEARLY must not be below PLAN_BASIC_YEARLY",
    "- PUBLIC_API_URL must end with its host or port: neither server runs below a path",
    expect.stringContaining("- WEB_URL and PUBLIC_API_URL must be on one site"),
    "- SMTP_URL must be set in production: the mailbox is for demonstrations",
  ]);
});

test.each([
  ["4000", {}, "Port 4000 is in use. Stop what uses it, or set API_PORT."],
  ["9101", { API_METRICS_PORT: "9101" }, /or change API_METRICS_PORT\.$/],
  [
    "3000",
    { PORT: "3000", API_PORT: "4000" },
    /that of PORT, which wins over API_PORT although API_PORT is 4000/,
  ],
  ["3000", { PORT: "3000" }, /that of PORT, which wins over API_PORT\. .* PORT is the website's/],
])("the message for port %s in use with %j names the variable that sets it", (port, env, message) => {
  expect(explainPortConflict(port, env)).toMatch(message);
});
