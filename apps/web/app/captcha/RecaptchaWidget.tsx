import { useLingui } from "@lingui/react";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Recaptcha } from "./loadRecaptcha.ts";
import * as styles from "./Captcha.css.ts";

interface RecaptchaWidgetProps {
  siteKey: string;
  /** Grows when the box has to be empty again: an answer counts once. */
  round: number;
  onToken: (token: string) => void;
  onExpired: () => void;
  onOutOfReach: () => void;
}

/** Pixels that Google's box is wide; where there is less room there is a small one. */
const normalWidth = 304;

/** Google's own box, fetched only where it is shown. */
export function RecaptchaWidget({ siteKey, round, ...on }: RecaptchaWidgetProps) {
  const { i18n } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<{ api: Recaptcha; widget: number } | null>(null);

  const onToken = useEffectEvent((token: string) => on.onToken(token));
  const onExpired = useEffectEvent(() => on.onExpired());
  const onOutOfReach = useEffectEvent(() => on.onOutOfReach());
  const languageNow = useEffectEvent(() => i18n.locale);

  useEffect(() => {
    let isGone = false;
    async function show() {
      const { loadRecaptcha } = await import("./loadRecaptcha.ts");
      const api = await loadRecaptcha(languageNow());
      if (isGone || place.current === null) return;
      // Google refuses to draw into an element twice.
      const element = place.current.appendChild(document.createElement("div"));
      const widget = api.render(element, {
        sitekey: siteKey,
        theme: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
        size: place.current.clientWidth < normalWidth ? "compact" : "normal",
        callback: (token) => onToken(token),
        "expired-callback": () => onExpired(),
        "error-callback": () => onOutOfReach(),
      });
      shown.current = { api, widget };
    }
    show().catch(() => {
      if (!isGone) onOutOfReach();
    });
    return () => {
      isGone = true;
    };
  }, [siteKey]);

  useEffect(() => {
    if (round > 0) shown.current?.api.reset(shown.current.widget);
  }, [round]);

  return <div ref={place} className={styles.place} />;
}
