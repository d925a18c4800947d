import { Trans } from "@lingui/react/macro";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import type { ReactNode } from "react";
import * as styles from "./FilterFields.css.ts";

/** Label of a filter's choice. Marks a choice that matches no car. */
export function ChoiceLabel({ count, children }: { count: number | undefined; children: ReactNode }) {
  if (count) return children;
  return (
    <span className={styles.emptyChoice}>
      {children}
      <VisuallyHidden>
        {" "}
        <Trans>(no car)</Trans>
      </VisuallyHidden>
    </span>
  );
}
