import { Trans } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { FieldError } from "@sayara/ui/Field/Field";
import { RetryIcon } from "@sayara/ui/Icon/icons";
import { Notice } from "@sayara/ui/Notice/Notice";
import { type ReactNode, useId, useState } from "react";
import { CaptchaMessages } from "./CaptchaMessages.tsx";
import { RecaptchaWidget } from "./RecaptchaWidget.tsx";
import type { CaptchaBox } from "./useCaptcha.ts";
import * as styles from "./Captcha.css.ts";

interface RecaptchaBoxProps {
  box: CaptchaBox;
  siteKey: string;
  name: string;
  error: ReactNode;
}

/** Renders Google's reCAPTCHA box. Its accessibility depends on Google. */
export function RecaptchaBox({
  box: { state, round, start, drop },
  siteKey,
  name,
  error,
}: RecaptchaBoxProps) {
  const errorId = useId();
  const [isUnreachable, setUnreachable] = useState(false);
  return (
    <fieldset
      name={name}
      tabIndex={-1}
      className={styles.recaptcha}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={styles.legend}>
        <Trans>Robot check</Trans>
      </legend>
      <p className={styles.hint}>
        <Trans>Google asks, and learns that you are here.</Trans>
      </p>
      {isUnreachable ? (
        <Notice
          tone="error"
          announce="assertive"
          title={<Trans>The robot check can't be reached</Trans>}
          actions={
            <Button tone="neutral" icon={RetryIcon} onClick={() => setUnreachable(false)}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>It comes from Google: something may block it. What you typed is still here.</Trans>
        </Notice>
      ) : (
        <RecaptchaWidget
          siteKey={siteKey}
          round={round}
          onToken={start}
          onExpired={drop}
          onUnreachable={() => setUnreachable(true)}
        />
      )}
      <output className={styles.state}>
        {state === "failed" ? (
          <span>
            <Trans>That did not work. Tick the box again.</Trans>
          </span>
        ) : (
          <CaptchaMessages state={state} />
        )}
      </output>
      {/* The error appears after a submission, which moves focus to the box and so announces the error. */}
      <FieldError id={errorId} announced={false}>
        {error}
      </FieldError>
    </fieldset>
  );
}
