import type { ReactNode } from "react";
import * as styles from "../Booking.css.ts";

interface ActionsFieldsetProps {
  /** True without a connection. `StoredNotice`, above, gives the reason. */
  areDisabled: boolean;
  children: ReactNode;
}

/** Disables the buttons and fields inside that need the server. Has no effect on the layout. */
export function ActionsFieldset({ areDisabled, children }: ActionsFieldsetProps) {
  if (!areDisabled) return children;
  return (
    <fieldset disabled role="presentation" className={styles.actions}>
      {children}
    </fieldset>
  );
}
