import { contentSecurityPolicy, type PolicySources } from "./contentSecurityPolicy.ts";
import type { WebConfiguration } from "../webConfiguration.ts";

interface HeaderOptions {
  configuration: WebConfiguration;
  /** Sources of the Content Security Policy; null for none. */
  policy: PolicySources | null;
}

/**
 * Returns the security headers of every page, with lower-case names. A page with a token in its URL sets stricter
 * ones.
 */
export function securityHeaders({ configuration, policy }: HeaderOptions): Record<string, string> {
  const { mode, publicApiUrl, mapStyleUrl, publicIpUrl, paymentUrl, gtagId, defaultImages } = configuration;
  const production = mode === "production";
  return {
    ...(policy !== null && {
      "content-security-policy": contentSecurityPolicy({
        ...policy,
        publicApiUrl,
        mapStyleUrl,
        publicIpUrl,
        paymentUrl,
        gtagId,
        defaultImages,
        production,
      }),
    }),
    "cache-control": "private, no-cache",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    ...(production && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}
