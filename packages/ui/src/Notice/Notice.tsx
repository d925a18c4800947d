import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from "../Icon/icons.tsx";
import * as styles from "./Notice.css.ts";

export type NoticeProps = Omit<ComponentProps<"div">, "title"> & {
  tone?: keyof typeof styles.tones | undefined;
  title?: ReactNode;
  /** Buttons and links for the next step. */
  actions?: ReactNode;
  /** Live-region mode: `assertive` if the user must act, `off` for a notice rendered with the page. */
  announce?: "off" | "polite" | "assertive" | undefined;
};

const toneIcons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon };
const roles = { off: undefined, polite: "status", assertive: "alert" } as const;

/**
 * An inline message with its cause and the next step.
 *
 * @example
 * <Notice tone="error" title="You seem to be offline" actions={<Button>Try again</Button>}>
 *   What you typed is still here.
 * </Notice>
 */
export function Notice({
  tone = "info",
  title,
  actions,
  announce = "off",
  className,
  children,
  ...rest
}: NoticeProps) {
  return (
    <div {...rest} role={roles[announce]} className={clsx(styles.notice, styles.tones[tone], className)}>
      <Icon picture={toneIcons[tone]} className={clsx(styles.icon, styles.icons[tone])} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
