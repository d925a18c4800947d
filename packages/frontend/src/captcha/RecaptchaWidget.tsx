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
  onUnreachable: () => void;
}

/** Width of Google's normal box in px. Below it, the compact box is used. */
const normalWidth = 304;

/** Renders Google's widget. Its script is loaded only where the widget is shown. */
export function RecaptchaWidget({ siteKey, round, ...callbacks }: RecaptchaWidgetProps) {
  const { i18n } = useLingui();
  const container = useRef<HTMLDivElement>(null);
  const rendered = useRef<{ api: Recaptcha; widget: number } | null>(null);

  const onToken = useEffectEvent((token: string) => callbacks.onToken(token));
  const onExpired = useEffectEvent(() => callbacks.onExpired());
  const onUnreachable = useEffectEvent(() => callbacks.onUnreachable());
  const getLanguage = useEffectEvent(() => i18n.locale);

  useEffect(() => {
    let isUnmounted = false;
    async function show() {
      const { loadRecaptcha } = await import("./loadRecaptcha.ts");
      const api = await loadRecaptcha(getLanguage());
      if (isUnmounted || container.current === null) return;
      // Google's script can render only once into an element.
      const element = container.current.appendChild(document.createElement("div"));
      const widget = api.render(element, {
        sitekey: siteKey,
        theme: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
        size: container.current.clientWidth < normalWidth ? "compact" : "normal",
        callback: (token) => onToken(token),
        "expired-callback": () => onExpired(),
        "error-callback": () => onUnreachable(),
      });
      rendered.current = { api, widget };
    }
    show().catch(() => {
      if (!isUnmounted) onUnreachable();
    });
    return () => {
      isUnmounted = true;
    };
  }, [siteKey]);

  useEffect(() => {
    if (round > 0) rendered.current?.api.reset(rendered.current.widget);
  }, [round]);

  return <div ref={container} className={styles.container} />;
}
