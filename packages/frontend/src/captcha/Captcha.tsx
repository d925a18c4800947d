import { Trans } from "@lingui/react/macro";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from "react";
import { CaptchaMessages } from "./CaptchaMessages.tsx";
import { RecaptchaBox } from "./RecaptchaBox.tsx";
import type { CaptchaBox } from "./useCaptcha.ts";
import * as styles from "./Captcha.css.ts";

interface CaptchaProps {
  box: CaptchaBox;
  name: string;
  error?: ReactNode;
}

/** Renders the captcha of the marketplace's provider. */
export function Captcha({ box, name, error }: CaptchaProps) {
  if (box.siteKey !== undefined)
    return <RecaptchaBox box={box} siteKey={box.siteKey} name={name} error={error} />;
  return <PuzzleBox box={box} name={name} error={error} />;
}

/** Renders a checkbox that starts a proof of work in the browser. The user has no task and no time limit. */
function PuzzleBox({ box: { state, start }, name, error }: CaptchaProps) {
  const isTicked = state === "working" || state === "solved";
  const tick = useRef<HTMLInputElement>(null);
  // Starts the work if the box was ticked before hydration.
  const adoptTick = useEffectEvent(() => {
    if (tick.current?.checked && !isTicked) start();
  });
  useLayoutEffect(() => adoptTick(), []);
  return (
    <Checkbox
      ref={tick}
      className={styles.captcha}
      name={name}
      checked={isTicked}
      onChange={() => !isTicked && start()}
      error={error}
      // The error appears after a submission, which moves focus to the box and so announces the error.
      announceError={false}
      hint={
        <span className={styles.messages}>
          <span className={state === "idle" ? styles.message : styles.replacedMessage}>
            <Trans>Your browser does a small calculation, without tracking.</Trans>
          </span>
          <Announced className={styles.message}>
            {state === "failed" ? (
              <span key={state}>
                <Trans>That did not work. Tick the box again.</Trans>
              </span>
            ) : (
              <CaptchaMessages state={state} />
            )}
          </Announced>
        </span>
      }
    >
      <Trans>I am not a robot</Trans>
    </Checkbox>
  );
}

/** Renders text that is announced when it changes, inside a label. */
function Announced({ className, children }: { className?: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A label may hold no second labelable element, as `<output>` is.
    <span role="status" className={className}>
      {children}
    </span>
  );
}
