import { useLingui } from "@lingui/react";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Recaptcha } from "./loadRecaptcha.ts";
import * as styles from "./Captcha.css.ts";

interface RecaptchaWidgetProps {
  siteKey: string;
  /** Changing this counter resets the box: a token is valid only once. */
  round: number;
  onToken: (token: string) => void;
  onExpired: () => void;
  onOutOfReach: () => void;
}

/** Width of Google's normal box in px. Below it, the compact box is used. */
const normalWidth = 304;

/** Renders Google's widget. Its script is loaded only where the widget is shown. */
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
      // Google's script can render only once into an element.
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
