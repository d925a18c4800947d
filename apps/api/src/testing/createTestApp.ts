import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { createSessionWatch } from "#api/accounts/session/createSessionWatch.ts";
import { type Config, readConfig } from "#api/server/config/readConfig.ts";
import { createApp } from "#api/createApp.ts";
import { createDependencies } from "#api/createDependencies.ts";
import { createPdfRenderer, type PdfRenderer } from "#api/documents/pdf/createPdfRenderer.ts";
import { createUnreadFeed } from "#api/messaging/notifications/createUnreadFeed.ts";
import type { CalendarReader } from "#api/suppliers/calendars/reading/createCalendarReader.ts";
import { createPictures } from "#api/files/pictures/createPictures.ts";
import { createLogger } from "#api/server/log/createLogger.ts";
import type { Database } from "#api/database/Schema.ts";
import type { SearchEngine } from "#api/search/engine/createSearchEngine.ts";
import { goodPassword } from "#api/testing/data/aCatalogue.ts";
import { registerSecret, registerSecretsOf, registerSecretsOfPath, watchLine } from "./watchLogs.ts";

/** A test's request: JSON, by default with the website's origin and one visitor's address. */
export interface TestRequest {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  cookie?: string;
  /** The address of the socket. */
  address?: string;
}

export interface TestResponse {
  status: number;
  headers: Headers;
  text: string;
  // Untyped for assertions, because the contract's schemas have validated the response.
  // oxlint-disable-next-line typescript/no-explicit-any
  json: any;
}

let checkoutCount = 0;
let appCount = 0;
/** Created only by tests that upload files. */
const dataFolder = join(tmpdir(), `sayara-test-${process.pid}`);

/**
 * Creates the whole API on a database, with a settable clock, reproducible random bytes, and its log. Two apps with one
 * seed would create the same session.
 */
export function createTestApp(
  db: Database,
  {
    env = {},
    now = "2026-11-20T12:00:00Z",
    seed = `app ${(appCount += 1)}`,
    search,
    // Short, because tests read a stream to its end.
    streamSeconds = 0.5,
    isClockInSync,
    pdfRenderer,
    // Tests do not call external servers.
    calendars = { read: () => Promise.resolve({ outcome: "failed", problem: "unreachable" }) },
  }: {
    env?: Record<string, string>;
    now?: string;
    seed?: string;
    search?: SearchEngine;
    streamSeconds?: number;
    isClockInSync?: () => boolean;
    pdfRenderer?: PdfRenderer;
    calendars?: CalendarReader;
  } = {},
) {
  let time = new Date(now);
  const logs: string[] = [];
  const recordLine = (line: string) => {
    watchLine(line);
    logs.push(line);
  };
  const config: Config = readConfig({
    LOG_LEVEL: "trace",
    CAPTCHA_COST: "1",
    // Tests send hundreds of concurrent requests that must not queue.
    REQUESTS_AT_ONCE: "1000",
    DATA_DIR: dataFolder,
    // Tests read their own changes, and call from one address while the clock stands still.
    CATALOGUE_CACHE_SECONDS: "0",
    ADDRESS_CALLS_PER_SECOND: "0",
    // Nothing listens at this address. Tests that pay start a sandbox.
    SANDBOX_GATEWAY_URL: env["MODE"] === "production" ? "none" : "http://127.0.0.1:1",
    ...env,
  });
  let drawCount = 0;
  const logger = createLogger(config, { write: recordLine });
  const clock = () => new Date(time);
  const dependencies = createDependencies({
    config,
    db,
    sessions: createSessionWatch({ db, clock, logger, every: 50 }),
    unread: createUnreadFeed({ db, logger, interval: 50 }),
    ...(search !== undefined && { search }),
    calendars,
    streamSeconds,
    ...(isClockInSync !== undefined && { isClockInSync }),
    clock,
    logger,
    // Long, because tests run in parallel on a busy machine.
    pictures: createPictures({ logger }, { deadline: 60_000, waitTimeout: 60_000 }),
    pdfRenderer: pdfRenderer ?? createPdfRenderer({ logger }, { deadline: 60_000, waitTimeout: 60_000 }),
    randomBytes: (size) =>
      createHash("shake256", { outputLength: size })
        .update(`${seed} ${(drawCount += 1)}`)
        .digest(),
  });
  const app = createApp(dependencies);

  const request = async (
    path: string,
    { method, body, headers = {}, cookie, address = "203.0.113.7" }: TestRequest = {},
  ): Promise<TestResponse> => {
    registerSecretsOf(body);
    registerSecretsOfPath(path);
    for (const pair of cookie?.split("; ") ?? []) registerSecret(pair.split("=")[1]);
    const isForm = body instanceof FormData;
    const response = await app.request(
      path,
      {
        method: method ?? (body === undefined ? "GET" : "POST"),
        headers: {
          origin: config.webUrl,
          ...(body !== undefined && !isForm && { "content-type": "application/json" }),
          ...(cookie !== undefined && { cookie }),
          ...headers,
        },
        ...(body !== undefined && {
          body: isForm || typeof body === "string" ? body : JSON.stringify(body),
        }),
      },
      { incoming: { socket: { remoteAddress: address } } },
    );
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
    const json = isJson && text !== "" ? JSON.parse(text) : undefined;
    registerSecretsOf(json);
    for (const header of response.headers.getSetCookie()) registerSecret(header.split(";")[0]?.split("=")[1]);
    return { status: response.status, headers: response.headers, text, json };
  };

  /** Solves a captcha and encodes it as the website's page does. */
  const solveCaptcha = async (address?: string) => {
    const { json: challenge } = await request("/api/captcha-challenge", { ...(address && { address }) });
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
  };
  /** Solves a captcha and returns the cookie of its pass. */
  const earnPass = async (address?: string) => {
    const path = `/api/verify-recaptcha/${encodeURIComponent(await solveCaptcha(address))}/0.0.0.0`;
    return cookieOf(await request(path, { method: "POST", ...(address && { address }) }));
  };
  /** Signs in, by default with the password of `aUser`. Returns the session's cookie. */
  const sessionOf = async (
    { email, password = goodPassword }: { email: string; password?: string },
    overrides: TestRequest = {},
  ) => cookieOf(await request("/api/sign-in/frontend", { body: { email, password }, ...overrides }));
  /** Sends a guest's checkout after solving a captcha for it. */
  const checkOut = async (body: object, overrides: TestRequest = {}) => {
    checkoutCount += 1;
    const cookie = await earnPass(`198.18.${Math.floor(checkoutCount / 250) % 250}.${checkoutCount % 250}`);
    return request("/api/checkout", { body, cookie, ...overrides });
  };

  return {
    app,
    dependencies,
    config,
    logs,
    request,
    solveCaptcha,
    earnPass,
    sessionOf,
    checkOut,
    setTime: (instant: string) => {
      time = new Date(instant);
    },
    advanceHours: (hours: number) => {
      time = new Date(time.getTime() + hours * 3_600_000);
    },
  };
}

export type TestApp = ReturnType<typeof createTestApp>;

/** Returns the `Cookie` header for the cookies of a response. */
export function cookieOf(response: TestResponse): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
