export interface PolicySources {
  /** Hashes of the inline scripts and sheets: `'sha256-…'`. */
  scripts: readonly string[];
  styles: readonly string[];
  /** The captcha's provider in the marketplace's settings. */
  captchaProvider: string | undefined;
}

export interface PolicyNeeds extends PolicySources {
  /** The API's address in the browser, for calls and pictures. */
  publicApiUrl: string;
  /** Style of the maps; empty for the built-in one. */
  mapStyleUrl: string;
  /** Service that answers the visitor's public address; empty for none. */
  publicIpUrl: string;
  /** The gateway whose card page is shown in a frame; empty for none. */
  paymentUrl: string;
  /** Id of Google's tag; empty for none. */
  gtagId: string;
  /** Pictures for records without one: paths, or addresses elsewhere. */
  defaultImages: Readonly<Record<string, string>>;
  production: boolean;
}

/** Google's loader script, the scripts that it loads, and its frames. */
const recaptcha = {
  scripts: " https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  frames: "https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
};

/** Script, calls and pictures of Google's tag, which pages load after the visitor's consent only. */
const gtag = {
  scripts: " https://www.googletagmanager.com",
  calls: " https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
  pictures: " https://www.googletagmanager.com https://*.google-analytics.com",
};
const noGtag = { scripts: "", calls: "", pictures: "" };

/** Returns the policy: only this site's files, and inline scripts and sheets by their hash. */
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
}: PolicyNeeds): string {
  const apiOrigin = new URL(publicApiUrl).origin;
  const map = mapStyleUrl === "" ? "" : ` ${new URL(mapStyleUrl).origin}`;
  const publicIp = publicIpUrl === "" ? "" : ` ${new URL(publicIpUrl).origin}`;
  const pictures = Object.values(defaultImages)
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
    // Google's box uses `style=` attributes; injected sheets and scripts stay blocked.
    `style-src-attr ${usesRecaptcha ? "'unsafe-inline'" : "'none'"}`,
    `img-src 'self' data: ${apiOrigin}${map}${analytics.pictures}${[...new Set(pictures)].join("")}`,
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
