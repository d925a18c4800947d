import type { ReactNode } from "react";
import * as styles from "#web/pages/booking/Booking.css.ts";

interface ActsProps {
  /** True without a connection. `KeptNotice` above gives the reason. */
  areDisabled: boolean;
  children: ReactNode;
}

/** Disables the buttons and fields inside, where they need the server. Takes no part in the layout. */
export function Acts({ areDisabled, children }: ActsProps) {
  if (!areDisabled) return children;
  return (
    <fieldset disabled role="presentation" className={styles.acts}>
      {children}
    </fieldset>
  );
}
