import { Trans } from "@lingui/react/macro";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { Heading } from "@sayara/ui/Heading/Heading";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { useFormats } from "@sayara/frontend/language/useFormats";
import type { RefusedDates } from "#web/shared/DatesReason/refusedDates.ts";
import type { RentalSearch } from "#web/pages/search/SearchOutcome.ts";
import * as styles from "#web/pages/search/Search.css.ts";

/**
 * Shown for a refused search, with valid nearby dates. The open form above shows the reason and keeps the
 * values.
 */
export function RefusedSearch({ search, dates }: { search: RentalSearch; dates?: RefusedDates | undefined }) {
  const formats = useFormats();
  const from = dates && formats.dateTime(dates.nearest.from);
  const to = dates && formats.dateTime(dates.nearest.to);
  return (
    <div className={styles.message}>
      <Heading level={1} size="lg">
        <Trans>These dates can’t be searched</Trans>
      </Heading>
      <Text tone="muted" measure>
        <Trans>Change them above: what you chose is still there, filters included.</Trans>
      </Text>
      {dates && (
        <div className={styles.messageActions}>
          <LinkButton render={<Link to={searchUrl({ ...search, ...dates.nearest, page: 1 })} />}>
            <Trans>
              Search {from} – {to}
            </Trans>
          </LinkButton>
        </div>
      )}
    </div>
  );
}
