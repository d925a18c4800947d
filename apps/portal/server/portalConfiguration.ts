import { isLocalHost } from "@sayara/domain/config/isLocalHost";
import { type EnvironmentProblem, parseEnvironment } from "@sayara/domain/config/parseEnvironment";
import { siteProblems } from "@sayara/domain/config/siteProblems";
import * as v from "valibot";

const Url = v.pipe(
  v.string(),
  v.url("must be an absolute URL"),
  v.transform((text) => text.replace(/\/+$/, "")),
);
const Port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "must be a port number"),
  v.transform(Number),
  v.maxValue(65_535),
);

const Environment = v.object({
  /** `production` rejects plain http and addresses of the local machine. */
  MODE: v.optional(v.picklist(["demo", "production"], "must be demo or production"), "demo"),
  /** Port to listen on. */
  PORTAL_PORT: v.optional(Port, "3001"),
  /**
   * Address to listen on.
   * @default `127.0.0.1`; all addresses in production
   */
  HOST: v.optional(v.pipe(v.string(), v.minLength(1))),
  /**
   * Address of the API for browsers.
   * @default the value of `API_URL`, else `http://localhost:4000`; none in production, which requires it
   */
  PUBLIC_API_URL: v.optional(Url),
  /** Address of the API for servers. */
  API_URL: v.optional(Url),
  /**
   * The portal's public address.
   * @default `http://localhost:{port}`; none in production, which requires it
   */
  PORTAL_URL: v.optional(Url),
  /**
   * The website's public address, for links to its terms, its contact form and its page for a forgotten password.
   * @default `http://localhost:3000`; none in production, which requires it
   */
  WEB_URL: v.optional(Url),
  /**
   * `altcha`, `recaptcha` or `off`, as for the API. The policy allows reCAPTCHA's script only if it is used.
   */
  CAPTCHA: v.optional(
    v.picklist(["altcha", "recaptcha", "off"], "must be altcha, recaptcha or off"),
    "altcha",
  ),
  /** URL of a MapLibre style for the maps. The default is a built-in style that needs no other origin. */
  MAP_STYLE_URL: v.optional(Url),
  /** Number of trusted proxies in front of this server that append to `X-Forwarded-For`. */
  TRUSTED_PROXIES: v.optional(
    v.pipe(v.string(), v.regex(/^\d$/, "must be a digit"), v.transform(Number)),
    "0",
  ),
  /** Name of the marketplace on the pages. */
  SITE_NAME: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)), "Sayara"),
  /**
   * Seconds for which `/ready` responds with 503 before new requests are rejected.
   * @default 0; 5 in production
   */
  SHUTDOWN_DELAY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, "must be a whole number of seconds"),
      v.transform(Number),
      v.maxValue(300, "must be at most 300"),
    ),
  ),
  /** A pino log level. */
  LOG_LEVEL: v.optional(
    v.picklist(["trace", "debug", "info", "warn", "error", "fatal", "silent"], "must be a level of pino"),
    "info",
  ),
});

export interface PortalConfiguration {
  mode: "demo" | "production";
  port: number;
  /** Undefined to listen on all addresses of the machine. */
  host: string | undefined;
  publicApiUrl: string;
  webUrl: string;
  usesRecaptcha: boolean;
  /** Empty for the built-in style. */
  mapStyleUrl: string;
  siteName: string;
  trustedProxies: number;
  /** Milliseconds. */
  shutdownDelay: number;
  logLevel: string;
}

/** Reads the portal's settings from the environment. Throws one error that lists every invalid variable. */
export function portalConfiguration(environment: Record<string, string | undefined>): PortalConfiguration {
  const { env, problems } = parseEnvironment(Environment, environment, (given) => [
    ...siteProblems(given),
    ...productionProblems(given),
  ]);
  if (problems.length > 0) {
    const sentences = problems.map(({ variable, message }) => `${variable} ${message}`);
    throw new Error(`The portal cannot start: ${sentences.join("; ")}.`);
  }
  const isProduction = env.MODE === "production";
  return {
    mode: env.MODE,
    port: env.PORTAL_PORT,
    host: env.HOST ?? (isProduction ? undefined : "127.0.0.1"),
    publicApiUrl: env.PUBLIC_API_URL ?? env.API_URL ?? "http://localhost:4000",
    webUrl: env.WEB_URL ?? "http://localhost:3000",
    usesRecaptcha: env.CAPTCHA === "recaptcha",
    mapStyleUrl: env.MAP_STYLE_URL ?? "",
    siteName: env.SITE_NAME,
    trustedProxies: env.TRUSTED_PROXIES,
    shutdownDelay: 1000 * (env.SHUTDOWN_DELAY ?? (isProduction ? 5 : 0)),
    logLevel: env.LOG_LEVEL,
  };
}

function productionProblems(env: v.InferOutput<typeof Environment>): EnvironmentProblem[] {
  if (env.MODE === "demo") return [];
  return (["PORTAL_URL", "WEB_URL", "PUBLIC_API_URL"] as const).flatMap((variable) => {
    const address = env[variable];
    if (address?.startsWith("https://") !== true)
      return [{ variable, message: "must be set in production, and start with https://" }];
    return isLocalHost(new URL(address).hostname)
      ? [{ variable, message: "must not name this machine in production: nobody could open it" }]
      : [];
  });
}
