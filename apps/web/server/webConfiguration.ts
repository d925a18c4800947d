import { DEFAULT_IMAGES } from "@sayara/domain/config/businessDefaults";
import { MeasurementId } from "@sayara/domain/config/MeasurementId";
import { isLocalHost } from "@sayara/domain/config/isLocalHost";
import { type EnvironmentProblem, parseEnvironment } from "@sayara/domain/config/parseEnvironment";
import { isStrongSecret } from "@sayara/domain/config/isStrongSecret";
import { siteProblems } from "@sayara/domain/config/siteProblems";
import * as v from "valibot";

const Url = v.pipe(
  v.string(),
  v.url("must be an absolute URL"),
  v.transform((text) => text.replace(/\/+$/, "")),
);
/** A file at the root of this website, or an absolute address. */
const ImageSetting = v.pipe(
  v.string(),
  v.regex(
    /^(?:https?:\/\/[^\s"<>;,]+|[\w-]+\.(?:svg|webp|png|jpe?g|avif))$/,
    "must be the name of a picture's file, such as default-car.svg, or an absolute URL",
  ),
);
const Port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "must be a port number"),
  v.transform(Number),
  v.maxValue(65_535),
);
const Integer = v.pipe(v.string(), v.regex(/^\d{1,6}$/, "must be a whole number"), v.transform(Number));
const Count = v.pipe(v.string(), v.regex(/^\d$/, "must be a digit"), v.transform(Number));
const demonstrationSecret = "demonstration-web-server-secret";

const Environment = v.object({
  /** `production` rejects default and weak secrets, plain http and addresses of this machine. */
  MODE: v.optional(v.picklist(["demo", "production"], "must be demo or production"), "demo"),
  /** Port to listen on. */
  PORT: v.optional(Port, "3000"),
  /**
   * Address to listen on.
   * @default `127.0.0.1`; all addresses in production
   */
  HOST: v.optional(v.pipe(v.string(), v.minLength(1))),
  /** Port of `/metrics`; none: no metrics. */
  WEB_METRICS_PORT: v.optional(Port),
  /** Address of `/metrics`. */
  METRICS_HOST: v.optional(v.pipe(v.string(), v.minLength(1)), "127.0.0.1"),
  /** Address of a trace collector for OTLP over HTTP, without `/v1/traces`. Without it, no traces are sent. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(Url),
  /**
   * Address of the API for this server.
   * @default `http://localhost:4000`; none in production, which requires it
   */
  API_URL: v.optional(Url),
  /**
   * Address of the API for browsers.
   * @default the value of `API_URL`; none in production, which requires it
   */
  PUBLIC_API_URL: v.optional(Url),
  /**
   * The site's public address, used in canonical links and share cards.
   * @default `http://localhost:{port}`; none in production, which requires it
   */
  WEB_URL: v.optional(Url),
  /**
   * Secret sent to the API with the visitor's address, as proof that this server set the address.
   * @default a publicly known secret
   */
  WEB_SERVER_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.minLength(24, "must be at least 24 characters long, and 32 random ones in production"),
    ),
    demonstrationSecret,
  ),
  /** Number of our own proxies in front of this server that append to `X-Forwarded-For`. */
  TRUSTED_PROXIES: v.optional(Count, "0"),
  /** The marketplace's name on the pages. */
  SITE_NAME: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)), "Sayara"),
  /**
   * Operator of the marketplace, shown on the static pages: name, address, phone and registration in one line.
   * @default the value of `SITE_NAME`
   */
  SITE_OPERATOR: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300))),
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
  /** Seconds for which a page that is the same for all visitors is cached; 0 to 60. */
  DOCUMENT_SECONDS: v.optional(v.pipe(Integer, v.maxValue(60)), "5"),
  /** Maximum number of pages rendered at the same time, including their API calls. */
  RENDERS_AT_ONCE: v.optional(v.pipe(Integer, v.minValue(1), v.maxValue(1000)), "8"),
  /** Maximum number of pages in the render queue; further requests get a small 503 page. */
  RENDERS_WAITING: v.optional(v.pipe(Integer, v.maxValue(100_000)), "300"),
  /** Maximum wait in the render queue, in seconds. */
  RENDER_PATIENCE: v.optional(v.pipe(Integer, v.minValue(1), v.maxValue(60)), "5"),
  /** Address of a MapLibre style for the maps. The default is a built-in style that needs no other origin. */
  MAP_STYLE_URL: v.optional(Url),
  /**
   * Address of a service that returns JSON `{ ip }` with the visitor's public address. Without it, no service is
   * called.
   */
  PUBLIC_IP_URL: v.optional(Url),
  /** Guesses the first language from the time zone's country. */
  LANGUAGE_FROM_TIME_ZONE: v.optional(v.picklist(["true", "false"], "must be true or false"), "false"),
  /** Id of Google's tag, loaded for visitors who consent. Without it, visitors are not asked for consent. */
  GTAG_ID: v.optional(MeasurementId),
  /**
   * Image for cars without a photo: a file in the website's `public` folder, or an absolute address, which the Content
   * Security Policy then allows. With the default, pages draw each car's body in its colour.
   * @default `default-car.svg`
   */
  DEFAULT_CAR_IMAGE: v.optional(ImageSetting, DEFAULT_IMAGES.car),
  /**
   * Image for destinations without one, set like `DEFAULT_CAR_IMAGE`. With the default, pages draw the place's
   * landscape.
   * @default `default-location.svg`
   */
  DEFAULT_LOCATION_IMAGE: v.optional(ImageSetting, DEFAULT_IMAGES.location),
  /**
   * Image for agencies without a logo, set like `DEFAULT_CAR_IMAGE`, twice as wide as high. With the default, pages
   * draw a shop.
   * @default `default-supplier.svg`
   */
  DEFAULT_SUPPLIER_IMAGE: v.optional(ImageSetting, DEFAULT_IMAGES.supplier),
  /**
   * Address of the sandbox gateway for browsers, as configured in the gateway: its card page is shown in an iframe.
   * @default `http://localhost:4100`; none in production, which refuses it
   */
  PUBLIC_SANDBOX_GATEWAY_URL: v.optional(Url),
  /** `off` removes the service worker and everything that it stored from every returning browser. */
  SERVICE_WORKER: v.optional(v.picklist(["on", "off"], "must be on or off"), "on"),
  /** A pino log level. */
  LOG_LEVEL: v.optional(
    v.picklist(["trace", "debug", "info", "warn", "error", "fatal", "silent"], "must be a level of pino"),
    "info",
  ),
});

export interface WebConfiguration {
  mode: "demo" | "production";
  port: number;
  /** Undefined to listen on all addresses of the machine. */
  host: string | undefined;
  /** Port and host of the metrics; undefined if they are not served. */
  metrics: { port: number; host: string } | undefined;
  /** Address of the trace collector; undefined if no traces are sent. */
  traces: string | undefined;
  apiUrl: string;
  publicApiUrl: string;
  webUrl: string;
  webServerSecret: string;
  trustedProxies: number;
  siteName: string;
  /** Operator of the marketplace; `siteName` by default. */
  operator: string;
  /** In milliseconds. */
  shutdownDelay: number;
  /** Seconds for which a page that is the same for all visitors is cached. */
  documentSeconds: number;
  renders: {
    concurrency: number;
    /** Maximum number of pages in the render queue. */
    maxWaiting: number;
    /** Maximum wait of a page, in milliseconds. */
    waitTimeout: number;
  };
  /** Empty for the built-in style. */
  mapStyleUrl: string;
  /** Empty if the visitor's public address is not looked up. */
  publicIpUrl: string;
  /** Whether the time zone decides the language of a first visit. */
  guessesLanguage: boolean;
  /** Empty if there is no analytics, so no visitor is asked for consent. */
  gtagId: string;
  /** Paths or addresses; empty where pages draw the image. */
  defaultImages: { car: string; location: string; supplier: string };
  /** Public address of the gateway whose card page is shown in an iframe; empty in production. */
  paymentUrl: string;
  /** Whether pages register the service worker. */
  hasWorker: boolean;
  logLevel: string;
}

/** Reads the website's settings from the environment. Throws one error that lists every invalid variable. */
export function webConfiguration(environment: Record<string, string | undefined>): WebConfiguration {
  const { env: settings, problems } = parseEnvironment(Environment, environment, (env) => [
    ...siteProblems(env),
    ...productionProblems(env),
  ]);
  if (problems.length > 0) {
    const sentences = problems.map(({ variable, message }) => `${variable} ${message}`);
    throw new Error(`The website cannot start: ${sentences.join("; ")}.`);
  }
  const apiUrl = settings.API_URL ?? "http://localhost:4000";
  return {
    mode: settings.MODE,
    port: settings.PORT,
    host: settings.HOST ?? (settings.MODE === "production" ? undefined : "127.0.0.1"),
    metrics:
      settings.WEB_METRICS_PORT === undefined
        ? undefined
        : { port: settings.WEB_METRICS_PORT, host: settings.METRICS_HOST },
    traces: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    apiUrl,
    publicApiUrl: settings.PUBLIC_API_URL ?? apiUrl,
    webUrl: settings.WEB_URL ?? `http://localhost:${settings.PORT}`,
    webServerSecret: settings.WEB_SERVER_SECRET,
    trustedProxies: settings.TRUSTED_PROXIES,
    siteName: settings.SITE_NAME,
    operator: settings.SITE_OPERATOR ?? settings.SITE_NAME,
    shutdownDelay: 1000 * (settings.SHUTDOWN_DELAY ?? (settings.MODE === "production" ? 5 : 0)),
    documentSeconds: settings.DOCUMENT_SECONDS,
    renders: {
      concurrency: settings.RENDERS_AT_ONCE,
      maxWaiting: settings.RENDERS_WAITING,
      waitTimeout: settings.RENDER_PATIENCE * 1000,
    },
    mapStyleUrl: settings.MAP_STYLE_URL ?? "",
    publicIpUrl: settings.PUBLIC_IP_URL ?? "",
    guessesLanguage: settings.LANGUAGE_FROM_TIME_ZONE === "true",
    gtagId: settings.GTAG_ID ?? "",
    defaultImages: {
      car: addressOf(settings.DEFAULT_CAR_IMAGE, DEFAULT_IMAGES.car),
      location: addressOf(settings.DEFAULT_LOCATION_IMAGE, DEFAULT_IMAGES.location),
      supplier: addressOf(settings.DEFAULT_SUPPLIER_IMAGE, DEFAULT_IMAGES.supplier),
    },
    paymentUrl:
      settings.MODE === "production" ? "" : (settings.PUBLIC_SANDBOX_GATEWAY_URL ?? "http://localhost:4100"),
    hasWorker: settings.SERVICE_WORKER === "on",
    logLevel: settings.LOG_LEVEL,
  };
}

/** Returns the address of a configured image; empty for the default one, which pages draw. */
function addressOf(image: string, defaultImage: string): string {
  if (image === defaultImage) return "";
  return image.includes("://") ? image : `/${image}`;
}

/** Applies the API's production checks to the variables that this server reads. */
function productionProblems(settings: v.InferOutput<typeof Environment>): EnvironmentProblem[] {
  if (settings.MODE === "demo") return [];
  const { WEB_SERVER_SECRET: secret } = settings;
  const problems: EnvironmentProblem[] = [];
  if (secret === demonstrationSecret || !isStrongSecret(secret))
    problems.push({
      variable: "WEB_SERVER_SECRET",
      message: "must be set in production, to at least 32 random characters",
    });
  for (const name of ["WEB_URL", "PUBLIC_API_URL"] as const) {
    const address = settings[name];
    if (address?.startsWith("https://") !== true)
      problems.push({ variable: name, message: `must be set in production, and start with https://` });
    else if (isLocalHost(new URL(address).hostname))
      problems.push({
        variable: name,
        message: `must not name this machine in production: no visitor could open it`,
      });
  }
  if (settings.API_URL === undefined)
    problems.push({
      variable: "API_URL",
      message: "must be set in production: the address at which this server reaches the API",
    });
  if (settings.PUBLIC_SANDBOX_GATEWAY_URL !== undefined)
    problems.push({
      variable: "PUBLIC_SANDBOX_GATEWAY_URL",
      message: "must not be set in production: the sandbox gateway takes no money",
    });
  return problems;
}
