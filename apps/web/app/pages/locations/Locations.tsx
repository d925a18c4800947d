import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Grid } from "@sayara/ui/Grid/Grid";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import type { ReactNode } from "react";
import { useSite } from "#web/request/Site.ts";
import { Listing } from "#web/shared/Listing/Listing.tsx";
import { listingAddress } from "#web/shared/Listing/ListingRequest.ts";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { StructuredData } from "#web/shared/PageHead/StructuredData.tsx";
import { breadcrumb, structuredFacts } from "#web/shared/PageHead/structuredFacts.ts";
import type { LocationsData } from "./Locations.load.ts";
import { CityCard } from "./CityCard.tsx";

interface LocationsProps extends LocationsData {
  /** Stands between the filter and the list. */
  map?: ReactNode;
}

const path = "/locations";

/** Every place where cars can be picked up, by country and city, with the number of cars and the lowest price. */
export function Locations({ request, total, shown, countries, map }: LocationsProps) {
  const { t } = useLingui();
  const site = useSite();
  const count = total ?? 0;
  const isIndexed = request.s === "" && shown > 0;
  return (
    <>
      <PageHead
        title={t`Places to rent a car in Tunisia`}
        description={t`All airports, ports and cities where a rental car waits, with the number of cars and the lowest price per day at each.`}
        path={isIndexed ? listingAddress(path, request) : undefined}
        picture="places"
      />
      <StructuredData
        facts={import.meta.env.SSR ? structuredFacts(breadcrumb(site, [t`Places`, path])) : null}
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
        shown={shown}
        countWords={<Plural value={count} one="# place" other="# places" />}
        noneWords={<Trans>No place of that name</Trans>}
        above={map}
      >
        {countries.map(({ code, name, groups }) => (
          <Stack key={code} as="section" gap="md" aria-label={name}>
            <Heading level={2}>{name}</Heading>
            <Grid as="ul" columns="wide" gap="md">
              {groups.map((group) => (
                <CityCard key={group.slug} group={group} />
              ))}
            </Grid>
          </Stack>
        ))}
      </Listing>
    </>
  );
}
