import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import * as styles from "./Countdown.css.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Remaining time in milliseconds below which seconds are shown. */
const SECONDS_SHOWN_BELOW = 10 * MINUTE;

interface CountdownProps {
  until: string;
  /** Time at which the page was opened. */
  now: Date;
  /** Called once, at zero. */
  onEnd: () => void;
}

/**
 * Shows the remaining time at a constant width. Updates every minute and, in the last ten minutes, every
 * second unless reduced motion is set. Screen readers do not announce a `timer`; they read the absolute time
 * beside it.
 */
export function Countdown({ until, now, onEnd }: CountdownProps) {
  const { t } = useLingui();
  const [remaining, setRemaining] = useState(() => Date.parse(until) - now.getTime());
  const isOver = remaining <= 0;

  useEffect(() => {
    if (isOver) {
      onEnd();
      return;
    }
    // Changes of the device's time do not affect a monotonic clock.
    const start = performance.now();
    const step = stepOf(remaining);
    const timer = setTimeout(
      () => setRemaining(remaining - (performance.now() - start)),
      remaining % step || step,
    );
    return () => clearTimeout(timer);
  }, [remaining, isOver, onEnd]);

  return (
    <span role="timer" className={styles.countdown}>
      {formatRemaining()}
    </span>
  );

  function formatRemaining(): string {
    const step = stepOf(remaining);
    const rounded = Math.max(0, Math.ceil(remaining / step) * step);
    const [hours, minutes] = [Math.floor(rounded / (60 * MINUTE)), Math.floor(rounded / MINUTE) % 60];
    if (hours > 0) return t`${hours} h ${minutes} min left`;
    const seconds = (rounded / SECOND) % 60;
    return step === MINUTE ? t`${minutes} min left` : t`${minutes} min ${seconds} s left`;
  }
}

function stepOf(remaining: number): number {
  return remaining > SECONDS_SHOWN_BELOW || matchMedia("(prefers-reduced-motion: reduce)").matches
    ? MINUTE
    : SECOND;
}
