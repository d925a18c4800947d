import { Trans, useLingui } from "@lingui/react/macro";
import type { SearchState } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { Button } from "@sayara/ui/Button/Button";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Link } from "react-router";
import { openedComparisonState } from "./ComparedContext.ts";
import * as styles from "./CompareBar.css.ts";

interface CompareBarProps {
  /** The search, with the chosen cars. */
  search: SearchState;
  /** States how many cars are chosen, or that the limit is exceeded. */
  status: string;
  onClear: () => void;
}

/**
 * Shows the number of chosen cars and the link that compares them, at the bottom of the window. Changes of the number
 * are announced.
 */
export function CompareBar({ search, status, onClear }: CompareBarProps) {
  const { t } = useLingui();
  return (
    <section className={styles.bar} aria-label={t`Comparison`}>
      <p className={styles.text} aria-live="polite">
        {status}
      </p>
      <Button size="small" tone="quiet" onClick={onClear}>
        <Trans>Clear the choice</Trans>
      </Button>
      {search.compared.length > 1 && (
        <LinkButton
          size="small"
          render={
            <Link
              to={searchUrl({ ...search, isComparing: true })}
              state={openedComparisonState}
              preventScrollReset
            />
          }
        >
          <Trans>Compare</Trans>
        </LinkButton>
      )}
    </section>
  );
}
