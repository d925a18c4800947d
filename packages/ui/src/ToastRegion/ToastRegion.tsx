"use client";

import { clsx } from "clsx";
import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { CloseIcon } from "../Icon/icons.tsx";
import * as styles from "./ToastRegion.css.ts";

/** A toast. Its `id` distinguishes toasts with the same text. */
export type ToastMessage = {
  id: string;
  tone: keyof typeof styles.icons;
  text: ReactNode;
  /** An action that follows from the message. */
  action?: ReactNode;
};

export type ToastRegionProps = {
  /** Accessible name of the region: "Messages". */
  label: string;
  closeLabel: string;
  toasts: readonly ToastMessage[];
  onDismiss: (id: string) => void;
  /** How long a toast stays, in milliseconds. Hovering or focusing any toast pauses the timers of all. */
  duration?: number | undefined;
};

/**
 * Toasts at the bottom right that disappear after `duration`. Render it once and always: a screen reader announces only
 * additions to an existing region. An error that needs correcting must also be shown beside its field.
 */
export function ToastRegion({ label, closeLabel, toasts, onDismiss, duration = 5000 }: ToastRegionProps) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);

  function handleBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only observes its buttons
    <section
      aria-label={label}
      className={styles.region}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={handleBlur}
    >
      <ol aria-live="polite" aria-relevant="additions" className={styles.list}>
        {toasts.map((toast) => (
          <Toast
            key={toast.id}
            toast={toast}
            closeLabel={closeLabel}
            duration={duration}
            isPaused={isHovered || isFocused}
            onDismiss={() => {
              // Removing the hovered or focused button fires no leave or blur event.
              if (toasts.length === 1) {
                setHovered(false);
                setFocused(false);
              }
              onDismiss(toast.id);
            }}
          />
        ))}
      </ol>
    </section>
  );
}

type ToastProps = {
  toast: ToastMessage;
  closeLabel: string;
  duration: number;
  isPaused: boolean;
  onDismiss: () => void;
};

function Toast({ toast, closeLabel, duration, isPaused, onDismiss }: ToastProps) {
  const onDismissRef = useRef(onDismiss);
  useEffect(() => {
    onDismissRef.current = onDismiss;
  });
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => onDismissRef.current(), duration);
    return () => clearTimeout(timer);
  }, [isPaused, duration]);

  return (
    <li className={styles.toast}>
      {/* A tone has the name of its icon. */}
      <Icon picture={toast.tone} className={clsx(styles.icon, styles.icons[toast.tone])} />
      <div className={styles.text}>
        <p>{toast.text}</p>
        {toast.action}
      </div>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onDismiss}>
        <Icon picture={CloseIcon} size="small" />
      </button>
    </li>
  );
}
