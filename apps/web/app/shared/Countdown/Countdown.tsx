import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import * as styles from "./Countdown.css.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Remaining milliseconds below which seconds are shown. */
const BY_SECONDS = 10 * MINUTE;

interface CountdownProps {
  until: string;
  /** Time at which the page was opened. */
  now: Date;
  /** Called once, at zero. */
  onEnd: () => void;
}

/**
 * Shows the remaining time at a constant width. Updates every minute, and in the last ten minutes every second unless
 * reduced motion is set. Screen readers read the absolute time beside it: a `timer` is not announced.
 */
export function Countdown({ until, now, onEnd }: CountdownProps) {
  const { t } = useLingui();
  const [left, setLeft] = useState(() => Date.parse(until) - now.getTime());
  const isOver = left <= 0;

  useEffect(() => {
    if (isOver) {
      onEnd();
      return;
    }
    // A monotonic clock is not affected by changes of the device's time.
    const start = performance.now();
    const step = stepOf(left);
    const timer = setTimeout(() => setLeft(left - (performance.now() - start)), left % step || step);
    return () => clearTimeout(timer);
  }, [left, isOver, onEnd]);

  return (
    <span role="timer" className={styles.countdown}>
      {timeLeft()}
    </span>
  );

  function timeLeft(): string {
    const step = stepOf(left);
    const rest = Math.max(0, Math.ceil(left / step) * step);
    const [hours, minutes] = [Math.floor(rest / (60 * MINUTE)), Math.floor(rest / MINUTE) % 60];
    if (hours > 0) return t`${hours} h ${minutes} min left`;
    const seconds = (rest / SECOND) % 60;
    return step === MINUTE ? t`${minutes} min left` : t`${minutes} min ${seconds} s left`;
  }
}

function stepOf(left: number): number {
  return left > BY_SECONDS || matchMedia("(prefers-reduced-motion: reduce)").matches ? MINUTE : SECOND;
}
