import { Trans } from "@lingui/react/macro";
import { Icon } from "@sayara/ui/Icon/Icon";
import { ProtectionIcon, WorkingIcon } from "@sayara/ui/Icon/icons";
import type { CaptchaState } from "./captcha.ts";
import * as styles from "./Captcha.css.ts";

/** Renders the text for a captcha state. */
export function CaptchaMessages({ state }: { state: CaptchaState }) {
  switch (state) {
    case "idle":
    case "failed":
      return null;
    case "working":
      return (
        <span key={state} className={styles.state}>
          <Icon picture={WorkingIcon} size="small" />
          <Trans>Checking…</Trans>
        </span>
      );
    case "solved":
      return (
        <span key={state} className={`${styles.state} ${styles.solved}`}>
          <Icon picture={ProtectionIcon} size="small" />
          <Trans>Confirmed</Trans>
        </span>
      );
  }
}
