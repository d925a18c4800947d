import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { PortalPlace } from "@sayara/api-client/contract/catalogue/managePlaces";
import { locationKinds } from "@sayara/domain/location/LocationKind";
import { container } from "@sayara/frontend/layout/container.css";
import { PageLinks } from "@sayara/frontend/listing/PageLinks";
import { locationKindMessages } from "@sayara/i18n/messages/locationKindMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { PlusIcon, SearchIcon } from "@sayara/ui/Icon/icons";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { TextField } from "@sayara/ui/TextField/TextField";
import { Form, Link } from "react-router";
import { PageTabs } from "#portal/layout/PageTabs.tsx";
import * as styles from "./Places.css.ts";
import { type PlacesData, placesPageCount, placesPath } from "./Places.load.ts";

interface PlacesProps extends PlacesData {
  isBusy: boolean;
}

/** The marketplace's places by country and city, each city followed by the places within it. */
export function Places({ query, items, total, counts, isBusy }: PlacesProps) {
  const { t, i18n } = useLingui();
  const isFiltered = query.s !== "" || query.kind !== null;
  return (
    <div className={`${container} ${styles.page}`} aria-busy={isBusy || undefined}>
      <Stack gap="lg">
        <div className={styles.head}>
          <Heading level={1}>
            <Trans>Places</Trans>
          </Heading>
          <LinkButton size="small" icon={PlusIcon} render={<Link to="/places/new" />}>
            <Trans>Add a place</Trans>
          </LinkButton>
          <UiLink render={<Link to="/countries" />}>
            <Trans>Countries</Trans>
          </UiLink>
        </div>
        <PageTabs
          label={t`Type of place`}
          tabs={[null, ...locationKinds].map((kind) => ({
            to: placesPath(query, { kind }),
            name: kind === null ? t`All places` : i18n._(locationKindMessages[kind]),
            count: counts[kind ?? "all"],
            isCurrent: query.kind === kind,
          }))}
        />
        <search>
          <Form action="/places" className={styles.search} key={JSON.stringify(query)}>
            {query.kind !== null && <input type="hidden" name="kind" value={query.kind} />}
            <TextField
              label={t`Name in any language, or airport code`}
              name="s"
              type="search"
              icon={SearchIcon}
              maxLength={100}
              defaultValue={query.s}
            />
            <Button type="submit" tone="neutral">
              <Trans>Search</Trans>
            </Button>
          </Form>
        </search>
        <output>
          <Text as="span" size="sm" tone="muted">
            <Plural value={total} one="# place" other="# places" />
          </Text>
        </output>
        {items.length === 0 ? (
          <Text>{isFiltered ? <Trans>No place matches.</Trans> : <Trans>There is no place yet.</Trans>}</Text>
        ) : (
          <ul className={styles.list}>
            {items.map((place) => (
              <PlaceRow key={place.id} place={place} isIndented={!isFiltered && place.parent !== null} />
            ))}
          </ul>
        )}
        <PageLinks
          page={query.page}
          pageCount={placesPageCount(total)}
          hrefOf={(page) => placesPath(query, { page })}
        />
      </Stack>
    </div>
  );
}

/** A place in the list. Its name links to its page. */
function PlaceRow({ place, isIndented }: { place: PortalPlace; isIndented: boolean }) {
  const { i18n } = useLingui();
  const { id, name, kind, code, countryName, parent, cars } = place;
  const facts = [i18n._(locationKindMessages[kind]), code, parent?.name, countryName].filter(Boolean);
  return (
    <Card
      as="li"
      padding="sm"
      pressable
      className={isIndented ? `${styles.row} ${styles.within}` : styles.row}
    >
      <h2 className={styles.name}>
        <Link to={`/places/${id}`} className={styles.link}>
          {name}
        </Link>
      </h2>
      <Text size="sm" tone="muted">
        {facts.join(" · ")}
        {" · "}
        <Plural value={cars} _0="No car" one="# car" other="# cars" />
      </Text>
    </Card>
  );
}
