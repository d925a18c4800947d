import { Trans, useLingui } from "@lingui/react/macro";
import { noCarFilter } from "@sayara/domain/search/CarFilter";
import type { SearchState } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { RemovableChip } from "@sayara/ui/Chip/Chip";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { PaintFirstLink } from "#web/interaction/PaintFirstLink.tsx";
import type { ActiveFilter } from "./useActiveFilters.ts";
import * as styles from "#web/pages/search/Search.css.ts";

/** Lists the active filters, each with a link that removes it. */
export function ActiveFilters({ active, search }: { active: readonly ActiveFilter[]; search: SearchState }) {
  const { t } = useLingui();
  if (active.length === 0) return null;
  return (
    <ul className={styles.activeFilters} aria-label={t`Active filters`}>
      {active.map(({ key, label, remainingFilter }) => (
        <li key={key}>
          <RemovableChip
            removeLabel={t`Remove`}
            render={
              <PaintFirstLink
                to={searchUrl({ ...search, filter: remainingFilter, page: 1 })}
                preventScrollReset
              />
            }
          >
            {label}
          </RemovableChip>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <UiLink
            className={styles.clear}
            render={
              <PaintFirstLink
                to={searchUrl({ ...search, filter: noCarFilter, page: 1 })}
                preventScrollReset
              />
            }
          >
            <Trans>Clear all</Trans>
          </UiLink>
        </li>
      )}
    </ul>
  );
}
