import type { PortalConfiguration } from "./portalConfiguration.ts";

/** Sources of reCAPTCHA (https://developers.google.com/recaptcha/docs/faq). It sets style attributes. */
const recaptcha = {
  scripts: " https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  frames: "https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
};

/** Returns the security headers of the portal's document. `inline` contains the hashes of its inline code. */
export function securityHeaders(
  {
    mode,
    publicApiUrl,
    usesRecaptcha,
    mapStyleUrl,
  }: Pick<PortalConfiguration, "mode" | "publicApiUrl" | "usesRecaptcha" | "mapStyleUrl">,
  inline: { scripts: readonly string[]; styles: readonly string[] },
): Record<string, string> {
  const api = new URL(publicApiUrl).origin;
  const map = mapStyleUrl === "" ? "" : ` ${new URL(mapStyleUrl).origin}`;
  const isProduction = mode === "production";
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...inline.scripts].join(" ")}${usesRecaptcha ? recaptcha.scripts : ""}`,
    `style-src ${["'self'", ...inline.styles].join(" ")}`,
    ...(usesRecaptcha ? ["style-src-attr 'unsafe-inline'"] : []),
    `img-src 'self' data: blob: ${api}${map}`,
    `connect-src 'self' ${api}${map}`,
    "object-src 'none'",
    // For showing a document in memory with the browser's own viewer (docs/decisions/0132).
    `frame-src blob:${usesRecaptcha ? ` ${recaptcha.frames}` : ""}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(isProduction ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
  return {
    "Content-Security-Policy": policy,
    // The document refers to hashed files, so after a deployment the browser must load the new document.
    "Cache-Control": "no-cache",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(self), payment=(), usb=()",
    "X-Robots-Tag": "noindex",
    ...(isProduction && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
  };
}
