/** What is used of Google's script. */
export interface Recaptcha {
  ready: (act: () => void) => void;
  render: (place: HTMLElement, options: RecaptchaOptions) => number;
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

/** The website's policy lets this address in, where reCAPTCHA is configured (`server/contentSecurityPolicy.ts`). */
const address = "https://www.google.com/recaptcha/api.js";
/** Milliseconds after which it counts as out of reach: a blocker may let the script wait for ever. */
const patience = 15_000;

let loading: Promise<Recaptcha> | undefined;

/** Google's script, fetched once a visit. A failed download is tried again by the next call. */
export function loadRecaptcha(language: string): Promise<Recaptcha> {
  loading ??= load(language).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function load(language: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const giveUp = () => {
      script.remove();
      reject(new Error("reCAPTCHA can't be reached"));
    };
    const timer = setTimeout(giveUp, patience);
    script.addEventListener("error", giveUp);
    script.addEventListener("load", () => {
      const { grecaptcha } = window;
      if (grecaptcha === undefined) return giveUp();
      // The script fetches the better part of itself from elsewhere.
      grecaptcha.ready(() => {
        clearTimeout(timer);
        resolve(grecaptcha);
      });
    });
    script.src = `${address}?${new URLSearchParams({ render: "explicit", hl: language })}`;
    script.async = true;
    document.head.append(script);
  });
}
