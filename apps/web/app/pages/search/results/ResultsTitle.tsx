import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Heading } from "@sayara/ui/Heading/Heading";
import { useEffect, useRef } from "react";
import { restoreLostFocus } from "#web/pages/search/restoreLostFocus.ts";
import type { SearchResult } from "#web/pages/search/SearchOutcome.ts";
import * as styles from "#web/pages/search/Search.css.ts";

/**
 * Shows the number of cars and the place. Announces changes of the number, and receives the focus if a new
 * result removes the focused link.
 */
export function ResultsTitle({ result }: { result: SearchResult }) {
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => restoreLostFocus(title.current));
  const place = result.pickupLocation?.name;
  return (
    <div className={styles.title}>
      <Heading ref={title} tabIndex={-1} level={1} size="xl" aria-live="polite">
        {t`${plural(result.total, { 0: "No car available", one: "# car available", other: "# cars available" })}`}
      </Heading>
      {place !== undefined && <p className={styles.subtitle}>{place}</p>}
    </div>
  );
}
