/** The part of Google's API that is used here. */
export interface Recaptcha {
  ready: (callback: () => void) => void;
  render: (container: HTMLElement, options: RecaptchaOptions) => number;
  reset: (widget: number) => void;
}

interface RecaptchaOptions {
  sitekey: string;
  theme: "light" | "dark";
  size: "normal" | "compact";
  callback: (token: string) => void;
  "expired-callback": () => void;
  "error-callback": () => void;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

/** Allowed by the content security policy where reCAPTCHA is configured (`server/contentSecurityPolicy.ts`). */
const scriptUrl = "https://www.google.com/recaptcha/api.js";
/** Timeout in milliseconds: an ad blocker may leave the script pending. */
const timeout = 15_000;

let loading: Promise<Recaptcha> | undefined;

/** Loads Google's script once per visit. After a failed download, the next call retries. */
export function loadRecaptcha(language: string): Promise<Recaptcha> {
  loading ??= load(language).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Discards the loaded script. For tests, since their files share this module. */
export function forgetRecaptcha(): void {
  loading = undefined;
}

function load(language: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = () => {
      script.remove();
      reject(new Error("reCAPTCHA can't be reached"));
    };
    const timer = setTimeout(fail, timeout);
    script.addEventListener("error", fail);
    script.addEventListener("load", () => {
      const { grecaptcha } = window;
      if (grecaptcha === undefined) return fail();
      // The script loads a second one and calls back when that is ready.
      grecaptcha.ready(() => {
        clearTimeout(timer);
        resolve(grecaptcha);
      });
    });
    script.src = `${scriptUrl}?${new URLSearchParams({ render: "explicit", hl: language })}`;
    script.async = true;
    document.head.append(script);
  });
}
