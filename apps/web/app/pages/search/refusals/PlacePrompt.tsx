import { Trans } from "@lingui/react/macro";
import type { Location } from "@sayara/domain/location/Location";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { Heading } from "@sayara/ui/Heading/Heading";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import type { RentalSearch } from "#web/pages/search/SearchOutcome.ts";
import * as styles from "#web/pages/search/Search.css.ts";

/** Maximum number of suggested places. */
const MAX_SUGGESTIONS = 5;

/**
 * Prompt for a place, above the cars of all places. Suggests the airports, or other places if there are no
 * airports.
 */
export function PlacePrompt({ search, places }: { search: RentalSearch; places: readonly Location[] }) {
  const airports = places.filter(({ code }) => code !== null);
  const suggestions = (airports.length === 0 ? places : airports).slice(0, MAX_SUGGESTIONS);
  if (suggestions.length === 0) return null;
  return (
    <section className={styles.message} aria-labelledby="where">
      <Heading level={2} size="md" id="where">
        <Trans>Where do you pick up the car?</Trans>
      </Heading>
      <Text tone="muted" size="sm">
        <Trans>These are the cars of all places. Choose yours, or type it above.</Trans>
      </Text>
      <div className={styles.messageActions}>
        {suggestions.map((place) => (
          <LinkButton
            key={place.id}
            size="small"
            tone="soft"
            render={<Link to={searchUrl({ ...search, place: place.slug, page: 1 })} />}
          >
            {place.name}
          </LinkButton>
        ))}
      </div>
    </section>
  );
}
