export interface PolicySources {
  /** Hashes of the inline scripts and sheets: `'sha256-…'`. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Of this marketplace's captcha, as its settings name it. */
  captchaProvider: string | undefined;
}

export interface PolicyNeeds extends PolicySources {
  /** Where the browser calls the API and loads its pictures. */
  publicApiUrl: string;
  production: boolean;
}

/** Google's script, the better part of itself that it fetches, and the boxes that it shows. */
const recaptcha = {
  scripts: " https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  frames: "https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
};

/** Only our own scripts and sheets run: files of this site, and what is inline by its hash. */
export function contentSecurityPolicy({
  scripts,
  styles,
  publicApiUrl,
  captchaProvider,
  production,
}: PolicyNeeds): string {
  const apiOrigin = new URL(publicApiUrl).origin;
  const usesRecaptcha = captchaProvider === "recaptcha";
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(" ")}${usesRecaptcha ? recaptcha.scripts : ""}`,
    `style-src ${["'self'", ...styles].join(" ")}`,
    // Google writes its box with `style=`; a sheet or a script slipped in is still refused.
    `style-src-attr ${usesRecaptcha ? "'unsafe-inline'" : "'none'"}`,
    `img-src 'self' data: ${apiOrigin}`,
    "font-src 'self'",
    `connect-src 'self' ${apiOrigin}`,
    "worker-src 'self'",
    "object-src 'none'",
    `frame-src ${usesRecaptcha ? recaptcha.frames : "'none'"}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(production ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
