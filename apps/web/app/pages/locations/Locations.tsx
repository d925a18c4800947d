import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { useState } from "react";
import { IslandBoundary } from "#web/hydration/IslandBoundary.tsx";
import { lazyIsland } from "#web/hydration/lazyIsland.ts";
import { useSite } from "@sayara/frontend/request/Site";
import { Listing } from "#web/shared/Listing/Listing.tsx";
import { listingAddress } from "@sayara/frontend/listing/ListingRequest";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { StructuredData } from "#web/shared/PageHead/StructuredData.tsx";
import { breadcrumb, structuredDataGraph } from "#web/shared/PageHead/structuredDataGraph.ts";
import type { LocationsData } from "./Locations.load.ts";
import { CityCard } from "./CityCard.tsx";
import * as styles from "./Locations.css.ts";

const path = "/locations";

// The map hydrates at the first interaction, which keeps it out of the page's first load.
const loadMap = async () => (await import("./LocationsMap.tsx")).LocationsMap;
const LocationsMap = import.meta.env.SSR ? await loadMap() : lazyIsland(loadMap);

/** Lists every pick-up place by country and city, with the number of cars and the lowest price. */
export function Locations({ request, total, shownCount, countries, mapPlaces }: LocationsData) {
  const { t, i18n } = useLingui();
  const site = useSite();
  const [active, setActive] = useState<string | null>(null);
  const count = total ?? 0;
  const isIndexed = request.s === "" && shownCount > 0;
  return (
    <>
      <PageHead
        title={t`Places to rent a car in Tunisia`}
        description={t`All airports, ports and cities where a rental car waits, with the number of cars and the lowest price per day at each.`}
        path={isIndexed ? listingAddress(path, request) : undefined}
        picture="places"
      />
      <StructuredData
        data={
          import.meta.env.SSR ? structuredDataGraph(breadcrumb(site, i18n.locale, [t`Places`, path])) : null
        }
      />
      <Listing
        title={<Trans>Where to pick up your car</Trans>}
        introduction={
          <Trans>
            Airports, ports and cities, each with its cars and its lowest price for one day, fees included.
          </Trans>
        }
        path={path}
        request={request}
        filterLabel={t`Name of a place or code of an airport`}
        total={total}
        shown={shownCount}
        countLabel={<Plural value={count} one="# place" other="# places" />}
        emptyLabel={<Trans>No place of that name</Trans>}
      >
        <div className={styles.columns}>
          {mapPlaces.length > 0 && (
            <div className={styles.map}>
              <IslandBoundary>
                <LocationsMap places={mapPlaces} active={active} onHover={setActive} />
              </IslandBoundary>
            </div>
          )}
          <Stack gap="lg">
            {countries.map(({ code, name, groups }) => (
              <Stack key={code} as="section" gap="md" aria-label={name}>
                <Heading level={2}>{name}</Heading>
                <ul className={styles.groups}>
                  {groups.map((group) => (
                    <CityCard key={group.slug} group={group} active={active} onHighlight={setActive} />
                  ))}
                </ul>
              </Stack>
            ))}
          </Stack>
        </div>
      </Listing>
    </>
  );
}
