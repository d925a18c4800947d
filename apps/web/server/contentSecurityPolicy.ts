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
  production: boolean;
}

/** Google's loader script, the scripts that it loads, and its frames. */
const recaptcha = {
  scripts: " https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  frames: "https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
};

/** Returns the policy: only this site's files, and inline scripts and sheets by their hash. */
export function contentSecurityPolicy({
  scripts,
  styles,
  publicApiUrl,
  mapStyleUrl,
  publicIpUrl,
  paymentUrl,
  captchaProvider,
  production,
}: PolicyNeeds): string {
  const apiOrigin = new URL(publicApiUrl).origin;
  const map = mapStyleUrl === "" ? "" : ` ${new URL(mapStyleUrl).origin}`;
  const publicIp = publicIpUrl === "" ? "" : ` ${new URL(publicIpUrl).origin}`;
  const usesRecaptcha = captchaProvider === "recaptcha";
  const frames = [
    ...(usesRecaptcha ? [recaptcha.frames] : []),
    ...(paymentUrl === "" ? [] : [new URL(paymentUrl).origin]),
  ];
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(" ")}${usesRecaptcha ? recaptcha.scripts : ""}`,
    `style-src ${["'self'", ...styles].join(" ")}`,
    // Google's box uses `style=` attributes; injected sheets and scripts stay blocked.
    `style-src-attr ${usesRecaptcha ? "'unsafe-inline'" : "'none'"}`,
    `img-src 'self' data: ${apiOrigin}${map}`,
    "font-src 'self'",
    `connect-src 'self' ${apiOrigin}${map}${publicIp}`,
    "worker-src 'self'",
    "object-src 'none'",
    `frame-src ${frames.length > 0 ? frames.join(" ") : "'none'"}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(production ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
