"use client";

import { clsx } from "clsx";
import type { ComponentProps, MouseEvent } from "react";
import { Icon, type IconPicture } from "../Icon/Icon.tsx";
import { WorkingIcon } from "../Icon/icons.tsx";
import { buttonClass, type ButtonLook } from "./buttonClass.ts";
import * as styles from "./Button.css.ts";

export type ButtonProps = ButtonLook &
  ComponentProps<"button"> & {
    icon?: IconPicture | undefined;
    /** Text shown while the button's action runs. The button keeps the focus and ignores presses. */
    working?: string | false | undefined;
  };

/**
 * Runs an action on this page. For navigation use `LinkButton`.
 *
 * @example
 * <Button type="submit" working={isSending && "Booking…"}>Book this car</Button>
 */
export function Button({
  tone,
  size,
  block,
  icon,
  working = false,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const isWorking = working !== false;

  // Not `disabled`, which would drop the focus and interrupt a screen reader.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isWorking) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      // The accessible name must contain the visible text, which changes while the action runs.
      aria-label={isWorking ? undefined : rest["aria-label"]}
      type={type}
      onClick={press}
      aria-disabled={isWorking || rest["aria-disabled"]}
      aria-busy={isWorking || undefined}
      className={clsx(buttonClass({ tone, size, block }), children === undefined && styles.square, className)}
    >
      {isWorking ? (
        <Icon picture={WorkingIcon} className={styles.working} />
      ) : (
        icon && <Icon picture={icon} />
      )}
      {/* A separate element: browser translation replaces text nodes, which React then cannot remove. */}
      <span key={isWorking ? "working" : "idle"} className={styles.text}>
        {isWorking ? working : children}
      </span>
    </button>
  );
}
