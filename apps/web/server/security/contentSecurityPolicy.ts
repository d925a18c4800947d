export interface PolicySources {
  /** Hashes of the inline scripts and stylesheets: `'sha256-…'`. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Captcha provider from the marketplace's settings. */
  captchaProvider: string | undefined;
}

export interface PolicyOptions extends PolicySources {
  /** The API's URL for browsers, for calls and images. */
  publicApiUrl: string;
  /** URL of the map style; empty for the built-in one. */
  mapStyleUrl: string;
  /** Service that returns the visitor's public address; empty for none. */
  publicIpUrl: string;
  /** Gateway whose card page is shown in an iframe; empty for none. */
  paymentUrl: string;
  /** Id of Google's tag; empty for none. */
  gtagId: string;
  /** Default images: paths on this site, or absolute URLs. */
  defaultImages: Readonly<Record<string, string>>;
  production: boolean;
}

/** Google's loader script, the scripts that it loads, and its frames. */
const recaptcha = {
  scripts: " https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  frames: "https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
};

/** Scripts, calls and images of Google's tag, which pages load only after the visitor's consent. */
const gtag = {
  scripts: " https://www.googletagmanager.com",
  calls: " https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
  images: " https://www.googletagmanager.com https://*.google-analytics.com",
};
const noGtag = { scripts: "", calls: "", images: "" };

/** Returns the policy: allows only this site's files, and inline scripts and stylesheets by hash. */
export function contentSecurityPolicy({
  scripts,
  styles,
  publicApiUrl,
  mapStyleUrl,
  publicIpUrl,
  paymentUrl,
  gtagId,
  defaultImages,
  captchaProvider,
  production,
}: PolicyOptions): string {
  const apiOrigin = new URL(publicApiUrl).origin;
  const map = mapStyleUrl === "" ? "" : ` ${new URL(mapStyleUrl).origin}`;
  const publicIp = publicIpUrl === "" ? "" : ` ${new URL(publicIpUrl).origin}`;
  const images = Object.values(defaultImages)
    .filter((image) => image.includes("://"))
    .map((image) => ` ${new URL(image).origin}`);
  const analytics = gtagId === "" ? noGtag : gtag;
  const usesRecaptcha = captchaProvider === "recaptcha";
  const frames = [
    ...(usesRecaptcha ? [recaptcha.frames] : []),
    ...(paymentUrl === "" ? [] : [new URL(paymentUrl).origin]),
  ];
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(" ")}${usesRecaptcha ? recaptcha.scripts : ""}${analytics.scripts}`,
    `style-src ${["'self'", ...styles].join(" ")}`,
    // Google's widget uses `style=` attributes; injected stylesheets and scripts stay blocked.
    `style-src-attr ${usesRecaptcha ? "'unsafe-inline'" : "'none'"}`,
    `img-src 'self' data: ${apiOrigin}${map}${analytics.images}${[...new Set(images)].join("")}`,
    "font-src 'self'",
    `connect-src 'self' ${apiOrigin}${map}${publicIp}${analytics.calls}`,
    "worker-src 'self'",
    "object-src 'none'",
    `frame-src ${frames.length > 0 ? frames.join(" ") : "'none'"}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(production ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
