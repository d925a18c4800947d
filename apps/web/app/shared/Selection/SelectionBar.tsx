import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import type { ReactNode } from "react";
import * as styles from "./SelectionBar.css.ts";

interface SelectionBarProps {
  /** "3 bookings selected". */
  messages: string;
  onClear: () => void;
  /** What can be done with the selected rows: buttons. */
  children: ReactNode;
}

/** The number of selected rows and what can be done with them; at the window's lower edge. */
export function SelectionBar({ messages, onClear, children }: SelectionBarProps) {
  const { t } = useLingui();
  return (
    <section className={styles.bar} aria-label={t`Selection`}>
      <output className={styles.messages}>{messages}</output>
      <Button size="small" tone="quiet" onClick={onClear}>
        <Trans>Clear</Trans>
      </Button>
      {children}
    </section>
  );
}
