import * as v from "valibot";

const Url = v.pipe(
  v.string(),
  v.url("must be an absolute URL"),
  v.transform((text) => text.replace(/\/+$/, "")),
);
const Port = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.integer(), v.maxValue(65_535));
const Count = v.pipe(v.string(), v.regex(/^\d$/, "must be a digit"), v.transform(Number));
const demonstrationSecret = "demonstration-web-server-secret";

const Environment = v.object({
  MODE: v.optional(v.picklist(["demo", "production"]), "demo"),
  PORT: v.optional(Port, "3000"),
  /** Where this server reaches the API. */
  API_URL: v.optional(Url, "http://localhost:4000"),
  /** Where a browser reaches the API; the same address unless told. */
  PUBLIC_API_URL: v.optional(Url),
  /** The address that visitors type: canonical links and share cards carry it. */
  WEB_URL: v.optional(Url),
  /** Proves to the API that the visitor's address passed on comes from this server. */
  WEB_SERVER_SECRET: v.optional(v.pipe(v.string(), v.minLength(24)), demonstrationSecret),
  /** How many proxies of ours stand before this server and write `X-Forwarded-For`. */
  TRUSTED_PROXIES: v.optional(Count, "0"),
  /** The name of the marketplace, as the pages show it. */
  SITE_NAME: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)), "Sayara"),
  LOG_LEVEL: v.optional(v.picklist(["trace", "debug", "info", "warn", "error", "fatal", "silent"]), "info"),
});

export interface WebConfiguration {
  mode: "demo" | "production";
  port: number;
  apiUrl: string;
  publicApiUrl: string;
  webUrl: string;
  webServerSecret: string;
  trustedProxies: number;
  siteName: string;
  logLevel: string;
}

/** The website's settings from its environment; throws one sentence naming every variable that is wrong. */
export function webConfiguration(environment: Record<string, string | undefined>): WebConfiguration {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = v.safeParse(Environment, given);
  if (!parsed.success)
    throw new Error(`The website cannot start: ${parsed.issues.map(describe).join("; ")}.`);
  const settings = parsed.output;
  if (settings.MODE === "production" && settings.WEB_SERVER_SECRET === demonstrationSecret)
    throw new Error("The website cannot start: WEB_SERVER_SECRET must be set in production.");
  return {
    mode: settings.MODE,
    port: settings.PORT,
    apiUrl: settings.API_URL,
    publicApiUrl: settings.PUBLIC_API_URL ?? settings.API_URL,
    webUrl: settings.WEB_URL ?? `http://localhost:${settings.PORT}`,
    webServerSecret: settings.WEB_SERVER_SECRET,
    trustedProxies: settings.TRUSTED_PROXIES,
    siteName: settings.SITE_NAME,
    logLevel: settings.LOG_LEVEL,
  };
}

function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? "a variable"} is not valid (${issue.message})`;
}
