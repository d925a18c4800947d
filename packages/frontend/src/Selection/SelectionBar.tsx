import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import type { ReactNode } from "react";
import * as styles from "./SelectionBar.css.ts";

interface SelectionBarProps {
  /** For example "3 bookings selected". */
  label: string;
  onClear: () => void;
  /** Buttons for the actions on the selected rows. */
  children: ReactNode;
}

/** Shows the number of selected rows and the actions on them, at the bottom of the window. */
export function SelectionBar({ label, onClear, children }: SelectionBarProps) {
  const { t } = useLingui();
  return (
    <section className={styles.bar} aria-label={t`Selection`}>
      <output className={styles.label}>{label}</output>
      <Button size="small" tone="quiet" onClick={onClear}>
        <Trans>Clear</Trans>
      </Button>
      {children}
    </section>
  );
}
